import { json } from '../json.js';
import type { Preload } from './page.js';

export interface StartFiles {
  /** The first file, which asks for all others. */
  scripts: string[];
  /** What it will ask for, fetched at the same time. */
  preloads: Preload[];
}

/**
 * A script for the document that fetches the page's code once the page is painted with its first pictures and fonts (after three
 * seconds whatever they do) or the visitor does something: until then everything that a visitor sees has the
 * connection for itself. A form that needs the code to be sent (`method="post"`: what is typed must not get into an address) is never
 * sent by the browser itself. Runs in the browser as text; knows nothing of this module.
 */
const START = `(files=>{
let begun=0;
const begin=()=>{
if(begun++)return;
for(const{href,integrity}of files.preloads){
const link=document.createElement('link');
link.rel='preload';link.as='script';link.href=href;
if(integrity){link.integrity=integrity;link.crossOrigin='anonymous'}
document.head.append(link)}
for(const src of files.scripts){
const script=document.createElement('script');
script.src=src;script.async=false;
document.head.append(script)}};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin)));
setTimeout(begin,3000);
addEventListener('submit',event=>{if(event.target.method==='post')event.preventDefault()},true);
for(const kind of['pointerdown','keydown'])addEventListener(kind,begin,{once:true,capture:true})
})`;

export const startScript = (files: StartFiles): string => `${START}(${json(files)})`;

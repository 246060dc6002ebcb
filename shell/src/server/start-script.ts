import { json } from '../json.js';
import type { Preload } from './page.js';

export interface StartFiles {
  /** The first file, which asks for all others. */
  scripts: string[];
  /** What it will ask for, fetched at the same time. */
  preloads: Preload[];
}

/**
 * A script for the document that fetches the page's code once the page is painted with its first pictures (after three seconds whatever
 * they do) or the visitor does something: until then everything that a visitor sees has the connection for itself. Files are asked for
 * one at a time, each in a task of its own. On phones the fonts of the late sheets join the document when they are there; on later
 * pages of a visit their rules hold from the beginning.
 *
 * A form that needs the code to be sent (`method="post"`: what is typed must not get into an address) is never sent by the browser
 * itself; a button that is pressed and a choice that is made too early count once the page is alive. Runs in the browser as text;
 * knows nothing of this module.
 */
const START = `(files=>{
let begun=0;
const pause=()=>new Promise(done=>setTimeout(done));
const begin=async()=>{
if(begun++)return;
for(const src of files.scripts){
const script=document.createElement('script');
script.src=src;script.async=false;
document.head.append(script)}
for(const{href,integrity}of files.preloads){
await pause();
const link=document.createElement('link');
link.rel='preload';link.as='script';link.href=href;
if(integrity){link.integrity=integrity;link.crossOrigin='anonymous'}
document.head.append(link)}};
const late=()=>[...document.querySelectorAll('[data-late]')];
const keep=()=>{
for(const sheet of late())sheet.media='all';
try{sessionStorage.setItem('fonts','kept')}catch{}};
const faceOf=({style})=>{
const of=name=>style.getPropertyValue(name);
return new FontFace(of('font-family').replace(/"/g,''),of('src'),{weight:of('font-weight'),unicodeRange:of('unicode-range'),display:'swap'})};
const dress=async()=>{
if(late().some(({sheet})=>!sheet))return keep();
const first=[...document.querySelectorAll('link[as=font][media]')].map(link=>link.getAttribute('href'));
const faces=late().flatMap(({sheet})=>[...sheet.cssRules]).map(rule=>[faceOf(rule),first.some(href=>rule.cssText.includes(href))]);
await Promise.allSettled(faces.map(([face,isFirst])=>isFirst&&face.load()));
for(const[face]of faces)document.fonts.add(face);
try{sessionStorage.setItem('fonts','kept')}catch{}};
let kept;
try{kept=sessionStorage.getItem('fonts')}catch{}
if(kept)keep();
addEventListener('load',()=>requestAnimationFrame(async()=>{
await pause();
await begin();
if(matchMedia(late()[0]?.media||'all').matches)keep();else dress()}));
setTimeout(begin,3000);
const early=new Map();
const remember=({type,target})=>{
if(type==='change'){
if(!target.matches('select'))return;
const{value}=target;
early.set(target,()=>{target.value=value;target.dispatchEvent(new Event('change',{bubbles:true}))})
}else{
const button=target.closest('button');
if(button)early.set(button,()=>button.click())}};
for(const kind of['click','change'])addEventListener(kind,remember,true);
addEventListener('alive',()=>{
for(const kind of['click','change'])removeEventListener(kind,remember,true);
for(const[element,again]of early)if(element.isConnected)again()
},{once:true});
addEventListener('submit',event=>{if(event.target.method==='post')event.preventDefault()},true);
for(const kind of['pointerdown','keydown'])addEventListener(kind,begin,{once:true,capture:true})
})`;

export const startScript = (files: StartFiles): string => `${START}(${json(files)})`;

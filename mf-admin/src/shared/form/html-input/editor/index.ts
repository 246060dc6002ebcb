export { differenceOf } from './content/content.js';
export { TextEditor } from './text-editor.js';

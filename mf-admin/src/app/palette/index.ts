// A default export for `lazy()`: the palette is loaded when it is first opened.
export { Palette as default } from './palette.js';

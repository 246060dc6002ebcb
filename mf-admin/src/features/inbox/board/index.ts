// A default export for `lazy()`: the board is loaded on demand.
export { Board as default } from './board.js';

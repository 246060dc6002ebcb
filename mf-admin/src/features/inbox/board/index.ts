// A default export, because the board is loaded on demand.
export { Board as default } from './board.js';

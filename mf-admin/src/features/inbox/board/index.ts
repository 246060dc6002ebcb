// The default export: the board is loaded when somebody looks at it.
export { Board as default } from './board.js';

// A default export for `lazy()`.
export { ReplyBox as default } from './reply-box.js';

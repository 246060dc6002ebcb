export { NewRequestDialog as default } from './new-request-dialog.js';

// A default export for `lazy()`: the page is loaded on demand.
export { CustomerPage as default } from './customer-page.js';

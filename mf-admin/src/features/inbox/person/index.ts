// A default export for `lazy()`: the page is loaded on demand.
export { PersonPage as default } from './person-page.js';

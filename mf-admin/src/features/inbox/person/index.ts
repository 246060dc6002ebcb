// A default export, because the page is loaded on demand.
export { PersonPage as default } from './person-page.js';

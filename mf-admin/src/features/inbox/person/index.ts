// The default export: the page is loaded when somebody opens it.
export { PersonPage as default } from './person-page.js';

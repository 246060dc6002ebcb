export { ContactPage as Page } from './contact-page.js';

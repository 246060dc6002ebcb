export { AboutPage as Page } from './about-page.js';

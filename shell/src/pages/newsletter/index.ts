export { ConfirmPage, UnsubscribePage } from './newsletter-link-page.js';

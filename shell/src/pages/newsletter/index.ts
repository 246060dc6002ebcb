export { ConfirmAlertPage, ConfirmPage, EndAlertPage, UnsubscribePage } from './newsletter-link-page.js';

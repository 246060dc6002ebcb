export { PaymentSuccessPage as Page } from './payment-success-page.js';

export { NewPasswordPage as Page } from './new-password-page.js';

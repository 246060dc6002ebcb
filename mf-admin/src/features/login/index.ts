export { LoginPage as Page } from './login-page.js';

export { LoginForm } from './login-form.js';
export { LoginPage as Page } from './login-page.js';

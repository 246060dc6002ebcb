export { PasswordButton } from './password-button.js';

export { exportedFields } from './exported-fields.js';
export { PrivacyModule } from './privacy.module.js';

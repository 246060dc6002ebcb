export { exportedFields } from './exported-fields.js';
export { PrivacyModule } from './privacy.module.js';
export { samePhone } from './same-phone.js';

export { alertConfirmEmail, alertMatchedEmail } from './alert-emails.js';
export { arrivalsEmail } from './arrivals-email.js';
export { inquiryStaffEmail, inquiryVisitorEmail } from './inquiry-emails.js';
export { newsletterConfirmEmail, newsletterStaffEmail, newsletterWelcomeEmail } from './newsletter-emails.js';
export { passwordEmail } from './password-emails.js';
export { paymentFailureEmail, paymentReceiptEmail, refundEmail } from './payment-emails.js';
export { paymentStaffEmail } from './payment-staff-email.js';
export { reservationStaffEmail, reservationVisitorEmail } from './reservation-emails.js';
export { webhookDisabledEmail } from './webhook-email.js';

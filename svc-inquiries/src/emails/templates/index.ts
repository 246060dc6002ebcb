export { alertConfirmEmail, alertMatchedEmail } from './newsletters/alert-emails.js';
export { arrivalsEmail } from './newsletters/arrivals-email.js';
export { newsletterConfirmEmail, newsletterStaffEmail, newsletterWelcomeEmail } from './newsletters/newsletter-emails.js';
export { membershipEmail } from './payments/membership-emails.js';
export {
  chargedBackEmail,
  chargeReturnedEmail,
  paymentFailureEmail,
  paymentReceiptEmail,
  refundEmail,
  refundReturnedEmail,
} from './payments/payment-emails.js';
export { paymentStaffEmail } from './payments/payment-staff-email.js';
export { appointmentEmail } from './requests/appointment-email.js';
export { inquiryStaffEmail, inquiryVisitorEmail } from './requests/inquiry-emails.js';
export { journeyEmail } from './requests/journey-emails.js';
export { replyEmail } from './requests/reply-email.js';
export { reservationStaffEmail, reservationVisitorEmail } from './requests/reservation-emails.js';
export { messageEmail } from './staff/message-email.js';
export { ownAppointmentStaffEmail } from './staff/own-appointment-email.js';
export { configuredPasswordEmail, passwordEmail } from './staff/password-emails.js';
export { reminderDueEmail } from './staff/reminder-due-email.js';
export { replyDueEmail } from './staff/reply-due-email.js';
export { webhookDisabledEmail } from './staff/webhook-email.js';

export { OwnAppointmentPage as Page } from './own-appointment-page.js';
export { prefetchOwnAppointment as prefetch } from './use-own-appointment.js';

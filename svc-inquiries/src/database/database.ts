import type { DatabaseOptions } from '@dealership/service-kit';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { NewsletterRequest } from '../newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { Reservation } from '../reservations/reservation.entity.js';
import { CreateInquiries1763690000000 } from './migrations/1763690000000-create-inquiries.js';
import { CreateReservationsAndNewsletter1763730000000 } from './migrations/1763730000000-create-reservations-and-newsletter.js';
import { LetStaffWorkOnLeads1763740000000 } from './migrations/1763740000000-let-staff-work-on-leads.js';
import { CarryTraces1763750000000 } from './migrations/1763750000000-carry-traces.js';
import { TellRepeatedEvents1763760000000 } from './migrations/1763760000000-tell-repeated-events.js';

export const SCHEMA = 'inquiries';

export const databaseOptions = (url: string, name = 'svc-inquiries', poolSize = 10): DatabaseOptions => ({
  name,
  url,
  schema: SCHEMA,
  entities: [Inquiry, Reservation, NewsletterSubscription, NewsletterRequest, Notification],
  migrations: [
    CreateInquiries1763690000000,
    CreateReservationsAndNewsletter1763730000000,
    LetStaffWorkOnLeads1763740000000,
    CarryTraces1763750000000,
    TellRepeatedEvents1763760000000,
  ],
  poolSize,
});

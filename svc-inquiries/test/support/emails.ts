import { dealerName, defaultSettings, type Language } from '@dealership/contracts';
import type { EmailCar } from '../../src/emails/email-car.js';
import type { JourneyRow } from '../../src/journeys/journeys.query.js';
import type { Conversation } from '../../src/requests/conversations/conversation.entity.js';
import type { Inquiry, InquiryKind } from '../../src/requests/inquiries/inquiry.entity.js';
import { newInquiry } from '../../src/requests/inquiries/new-inquiry.js';
import type { Reservation } from '../../src/requests/reservations/reservation.entity.js';
import type { Appointment } from '../../src/requests/schedule/appointment.entity.js';
import type { DealerContact } from '../../src/service-clients/site/dealer-contact.js';
import type { NewsletterSubscription } from '../../src/subscriptions/newsletter/newsletter-subscription.entity.js';
import type { SearchAlert } from '../../src/subscriptions/search-alerts/search-alert.entity.js';

const createdAt = new Date('2026-11-20T20:30:00Z');

/** The dealer of the rendered e-mails. */
export const dealer: DealerContact = {
  siteNames: dealerName('Aureva Motors'),
  publicUrl: 'https://cars.example',
  phones: [
    { kind: 'landline', number: '+971 6 000 0248' },
    { kind: 'mobile', number: '+971 50 000 0248' },
  ],
  whatsapp: '971500000248',
  email: 'hello@cars.example',
  address: { en: 'Marina Mall, Dubai', ar: 'مارينا مول، دبي', ja: 'Marina Mall, Dubai' },
  hours: defaultSettings.hours,
  replies: defaultSettings.replies,
};

/** The car of an e-mail, with a picture. */
export const aCar = (): EmailCar => ({
  vehicle: { year: 2024, make: 'Aurelio', model: 'Vento' },
  picture: Buffer.from('a picture'),
});

/** A stored request. */
export const submitted = (kind: InquiryKind, content: object, language: Language = 'en'): Inquiry => ({
  ...newInquiry(kind, content as never, { language, requestId: 'request-0007' }),
  id: 12,
  createdAt,
});

/** A stored reservation. */
export const aStoredReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  id: 5,
  status: 'new',
  upcomingVehicleId: 3,
  vehicleName: 'Aurelio Notte 2027',
  vehicleNameConfirmed: true,
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
  phoneE164: '+971501234567',
  message: 'Blue,\nif possible.',
  website: null,
  language: 'en',
  idempotencyKey: null,
  contentHash: '',
  requestId: 'request-0007',
  visitSource: null,
  createdAt,
  ...changes,
});

export const aSubscription = (language: Language = 'en', email = 'mona@customers.example'): NewsletterSubscription => ({
  id: 9,
  email,
  emailKey: email,
  status: 'confirmed',
  language,
  website: null,
  confirmedAt: createdAt,
  unsubscribedAt: null,
  createdAt,
});

export const anAlert = (language: Language = 'en'): SearchAlert => ({
  id: 4,
  email: 'mona@customers.example',
  emailKey: 'mona@customers.example',
  query: 'make=Orsenza&maxPrice=900000',
  status: 'active',
  language,
  website: null,
  requests: 1,
  requestedAt: createdAt,
  seenVehicleId: 30,
  lastEmailedAt: null,
  endedAt: null,
  createdAt,
});

/** The fields of a conversation that its e-mail uses. */
export const aConversation = (): Pick<
  Conversation,
  'kind' | 'dueAt' | 'waitingSince' | 'customerRepliedAt' | 'answeredAt' | 'undeliveredAt'
> => ({
  kind: 'contact',
  dueAt: new Date('2026-11-21T14:30:00Z'),
  waitingSince: new Date('2026-11-20T12:00:00Z'),
  customerRepliedAt: null,
  undeliveredAt: null,
  answeredAt: null,
});

/** The fields of a message that its e-mail uses. */
export const aReply = (language: Language = 'en') => ({
  subject: 'Re: Aurelio Vento',
  body: `Dear Layla,\n\nit is here:\nhttps://cars.example/vehicle/7?lang=${language}.\n\nمرحبًا`,
  language,
  authorName: 'Huda Saleh',
});

export const anAppointment = (): Appointment => ({
  id: 3,
  inquiryId: 12,
  vehicleId: 7,
  bay: 1,
  startsAt: new Date('2026-11-28T13:30:00Z'),
  endsAt: new Date('2026-11-28T14:00:00Z'),
  state: 'confirmed',
  reason: null,
  version: 2,
});

/** A journey whose second step is done. */
export const aJourney = (language: Language = 'en'): JourneyRow => ({
  ...{ id: 3, conversationId: 8, kind: 'auction', title: 'Aurelio Vento, 2024', language, ownerId: null, ownerName: null },
  ...{ version: 2, createdAt, updatedAt: createdAt, requestKind: 'contact', number: 12, customerLanguage: language },
  ...{ paymentId: null, requestedAt: createdAt },
  ...{ firstName: 'Layla', lastName: 'Haddad', email: 'layla@customers.example', phone: '050 123 4567' },
  ...{ phoneE164: '+971501234567', working: 1, expiresAt: null, openedAt: null },
  steps: defaultSettings.journeys.auction.steps.map((step, at) => ({
    ...step,
    doneOn: at < 2 ? '2026-11-21' : null,
    estimate: at === 2 ? '2026-12-05' : null,
    note: at === 1 ? 'Receipt no. 4711' : null,
    mailedAt: null,
  })),
});

/** The fields of a message that its e-mail uses. */
export const aStoredMessage = (direction: 'in' | 'out') => ({
  direction,
  address: 'office@customers.example',
  body: 'Yes, on Saturday.\nAt ten?',
  error: direction === 'out' ? '5.1.1 no such user' : null,
  refusedFiles: direction === 'in' ? ['run.exe'] : [],
});

// Spaces and commas of dates and times differ between ICU versions.
export const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('Saturday, 21', 'Saturday 21');

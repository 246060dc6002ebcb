import { LANGUAGES, type Language } from '@dealership/contracts';
import { keepDocument } from '@dealership/server-kit/testing';
import { describe, expect, it } from '@jest/globals';
import type { Email } from '../../src/emails/layout/email.js';
import * as templates from '../../src/emails/templates/index.js';
import type { PaymentEventKind } from '../../src/emails/templates/payments/payment-staff-email.js';
import type { InquiryKind } from '../../src/requests/inquiries/inquiry.entity.js';
import {
  aCar,
  aConversation,
  aJourney,
  anAlert,
  anAppointment,
  aReply,
  aStoredMessage,
  aStoredReservation,
  aSubscription,
  dealer,
  submitted,
} from '../support/emails.js';
import { REQUESTS } from '../support/requests.js';
import { aPayment, OTHER_MEMBERSHIPS } from '../support/servers/payments-server.js';

const KINDS = Object.keys(REQUESTS) as InquiryKind[];

const PAYMENT_NEWS: PaymentEventKind[] = [
  ...(['succeeded', 'failed', 'cancelled', 'refunded', 'refundFailed'] as const),
  ...(['disputed', 'disputeClosed'] as const),
];

const APPOINTMENT_NEWS = [
  ...(['confirmed', 'moved', 'cancelled', 'day', 'hours'] as const).map((purpose) => ({ purpose, byVisitor: false })),
  ...(['moved', 'cancelled'] as const).map((purpose) => ({ purpose, byVisitor: true })),
];

const moment = '2026-11-21T20:30:00.000Z';

const anArrivalsEmail = {
  introduction: { en: 'Fresh from Japan.', ar: 'وصلت من اليابان.', ja: '日本から届きました。' },
  vehicles: [450_000, null].map((price, at) => ({ id: at + 7, year: 2024, make: 'Aurelio', model: 'Vento', price })),
};

/**
 * Every e-mail with all its variants; those to staff in English only. A new template does not compile without an entry.
 */
const VISITOR_EMAILS: Record<keyof typeof templates, (language: Language) => Promise<Email>[]> = {
  inquiryStaffEmail: () => KINDS.map((kind) => templates.inquiryStaffEmail(submitted(kind, REQUESTS[kind]), dealer)),
  inquiryVisitorEmail: (language) =>
    KINDS.map((kind) =>
      templates.inquiryVisitorEmail(submitted(kind, REQUESTS[kind], language), dealer, true, {
        car: aCar(),
        appointmentToken: 'abc',
      }),
    ),
  reservationStaffEmail: () => [templates.reservationStaffEmail(aStoredReservation({ vehicleNameConfirmed: false }), dealer)],
  reservationVisitorEmail: (language) => [
    templates.reservationVisitorEmail(aStoredReservation({ language }), dealer, true, aCar()),
  ],
  newsletterConfirmEmail: (language) => [templates.newsletterConfirmEmail(aSubscription(language), dealer, 'abc')],
  newsletterWelcomeEmail: (language) => [templates.newsletterWelcomeEmail(aSubscription(language), dealer, 'abc')],
  arrivalsEmail: (language) => [templates.arrivalsEmail(anArrivalsEmail, language, dealer, 'abc', aCar())],
  alertConfirmEmail: (language) => [templates.alertConfirmEmail(anAlert(language), dealer, 'abc')],
  alertMatchedEmail: (language) => [
    templates.alertMatchedEmail(anAlert(language), anArrivalsEmail.vehicles, dealer, 'abc', aCar()),
  ],
  appointmentEmail: (language) =>
    APPOINTMENT_NEWS.map((news) =>
      templates.appointmentEmail(
        news,
        anAppointment(),
        submitted('test_drive', REQUESTS.test_drive, language),
        dealer,
        'abc',
        aCar(),
      ),
    ),
  journeyEmail: (language) =>
    [undefined, 'paid'].map((step) =>
      templates.journeyEmail(aJourney(language), { token: 'abc', expiresAt: new Date(moment) }, dealer, {
        replyTo: { name: 'Aureva Motors', address: dealer.email },
        step,
        car: aCar(),
      }),
    ),
  messageEmail: () =>
    (['in', 'out'] as const).map((direction) =>
      templates.messageEmail(aConversation(), aStoredMessage(direction), submitted('contact', REQUESTS.contact), dealer),
    ),
  ownAppointmentStaffEmail: () => [
    templates.ownAppointmentStaffEmail('moved', anAppointment(), submitted('test_drive', REQUESTS.test_drive), dealer),
  ],
  newsletterStaffEmail: () => [templates.newsletterStaffEmail(aSubscription(), dealer)],
  configuredPasswordEmail: (language) => [
    templates.configuredPasswordEmail(
      { purpose: 'configured', open: true, name: 'Owner', email: 'owner@cars.example', language },
      dealer,
    ),
  ],
  passwordEmail: (language) =>
    (['invitation', 'reset'] as const).map((purpose) =>
      templates.passwordEmail({ purpose, open: true, name: 'Mona Haddad', email: 'mona@cars.example', language }, dealer, 'abc'),
    ),
  paymentReceiptEmail: (language) =>
    [moment, '2027-01-21T20:30:00.000Z'].map((startDate) =>
      templates.paymentReceiptEmail(aPayment({ language, succeededAt: moment, startDate }), dealer),
    ),
  paymentFailureEmail: (language) => [
    templates.paymentFailureEmail(aPayment({ language, failureReason: 'The card has expired.' }), dealer),
  ],
  membershipEmail: (language) =>
    (['loginSent', 'representative', 'ending'] as const).map((news) =>
      templates.membershipEmail(
        news,
        aPayment({ language, representative: { name: 'Mona', phone: '+971 50 111 2233' } }),
        dealer,
      ),
    ),
  refundEmail: (language) =>
    [[], OTHER_MEMBERSHIPS].map((otherMemberships) =>
      templates.refundEmail(aPayment({ language, state: 'refunded', refundedAt: moment, otherMemberships }), dealer),
    ),
  chargeReturnedEmail: (language) => [
    templates.chargeReturnedEmail(aPayment({ language, otherMemberships: OTHER_MEMBERSHIPS }), dealer),
  ],
  chargedBackEmail: (language) => [
    templates.chargedBackEmail(aPayment({ language, state: 'charged-back', otherMemberships: OTHER_MEMBERSHIPS }), dealer),
  ],
  reminderDueEmail: () => [
    templates.reminderDueEmail(
      { ...aConversation(), remindAt: new Date('2026-11-21T14:30:00Z'), remindNote: 'Call again' },
      submitted('contact', REQUESTS.contact),
      'Huda',
      dealer,
    ),
  ],
  replyDueEmail: () => [
    templates.replyDueEmail({ ...aConversation(), isMoved: true }, submitted('contact', REQUESTS.contact), 'Huda', dealer),
  ],
  refundReturnedEmail: (language) => [templates.refundReturnedEmail(aPayment({ language, state: 'refunding' }), dealer)],
  replyEmail: (language) => [
    templates.replyEmail(aReply(language), submitted('contact', REQUESTS.contact, language), dealer, aCar()),
    templates.replyEmail(aReply(language), aStoredReservation({ language }), dealer),
  ],
  webhookDisabledEmail: (language) => [templates.webhookDisabledEmail({ url: 'https://crm.example/hooks' }, dealer, language)],
  paymentStaffEmail: () =>
    PAYMENT_NEWS.map((news) => templates.paymentStaffEmail(news, aPayment({ disputedAt: moment, dispute: 'open' }), dealer)),
};

/** Written in English only; its links keep the language in which the reader uses the site. */
const OF_STAFF = /StaffEmail$|^messageEmail$|^(reply|reminder)DueEmail$/;

/** The site's URLs that an e-mail links to, in its HTML and in its plain text. */
const linksOf = ({ html, text }: Email): string[] =>
  [
    ...[...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    ...(text.match(/https?:\/\/[^\s<>()\u2066-\u2069]*[^\s<>().\u2066-\u2069]/g) ?? []),
  ].filter((link) => link.startsWith(dealer.publicUrl));

describe.each(Object.entries(VISITOR_EMAILS))('%s', (name, write) => {
  it.each(LANGUAGES.map(({ code }) => code))('is a complete document in %s', async (language) => {
    for (const [at, email] of write(language).entries()) {
      const { html } = await email;
      keepDocument('emails', `${name}-${at}.${language}`, html);
      expect(html.slice(0, 30)).toMatch(/^<!doctype html><html lang="(en|ar|ja)"/);
    }
  });

  it.each(LANGUAGES.map(({ code }) => code))('links to every page in its reader’s language, %s', async (language) => {
    for (const email of await Promise.all(write(language)))
      for (const link of linksOf(email))
        expect([link, new URL(link).searchParams.getAll('lang')]).toEqual([link, OF_STAFF.test(name) ? [] : [language]]);
  });
});

import { type EventName, PERMISSIONS, staffValidationMessages } from '@dealership/contracts';
import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import ar from './ar.json';
import dashboardAr from './dashboard/ar.json';
import dashboardEn from './dashboard/en.json';
import dashboardJa from './dashboard/ja.json';
import en from './en.json';
import ja from './ja.json';

/** Abbreviations that are the same in every language. */
const SAME = [
  'dashboard.sectionUnread',
  'figures.csv',
  'transmission.CVT',
  'bodyType.suv',
  'texts.labelIn',
  'vehicle.km',
  'vehicle.mileageKm',
  'vehicle.aed',
  'conversation.channel.whatsapp',
  'conversation.kilobytes',
  'conversation.megabytes',
];

it('has every text of the sign-in page and of the admin in every language', () => {
  expect(translationProblems({ en, ar, ja })).toEqual([]);
  expect(translationProblems({ en: dashboardEn, ar: dashboardAr, ja: dashboardJa }, SAME)).toEqual([]);
});

it('translates every validation message of the staff’s forms, with identical English texts', () => {
  expect(dashboardEn.validation).toEqual(staffValidationMessages);
});

it('names every permission', () => {
  const named = Object.entries(dashboardEn.permission).flatMap(([area, acts]) =>
    Object.keys(acts).map((act) => `${area}.${act}`),
  );
  expect(named.sort()).toEqual([...PERMISSIONS].sort());
});

// A record, so that adding an event without listing it here fails to compile.
const EVENTS: Record<EventName, true> = {
  'inquiry.submitted': true,
  'payment.succeeded': true,
  'payment.failed': true,
  'payment.cancelled': true,
  'payment.refunded': true,
  'payment.refund-failed': true,
  'payment.disputed': true,
  'payment.dispute-closed': true,
  'membership.paid': true,
  'membership.login-sent': true,
  'membership.representative-named': true,
  'membership.ending': true,
  'reservation.submitted': true,
  'newsletter.requested': true,
  'newsletter.confirmed': true,
  'arrivals-letter.released': true,
  'arrivals-letter.addressed': true,
  'search-alert.requested': true,
  'search-alert.matched': true,
  'arrivals-letter.tested': true,
  'vehicle.added': true,
  'vehicle.changed': true,
  'vehicle.sold': true,
  'vehicle.removed': true,
  'journey.step-done': true,
  'journey.link-asked': true,
  'reply.due': true,
  'reminder.due': true,
  'reply.written': true,
  'message.received': true,
  'message.bounced': true,
  'webhook.called': true,
  'webhook.disabled': true,
  'appointment.changed': true,
  'appointment.reminded': true,
  'staff.invited': true,
  'staff.password-forgotten': true,
};

it.each([
  ['English', dashboardEn],
  ['Arabic', dashboardAr],
  ['Japanese', dashboardJa],
])('has a label for every event in %s', (_language, { notification }) => {
  const texts: Record<string, Record<string, string>> = notification.event;
  const wordless = Object.keys(EVENTS).filter((event) => {
    const [noun = '', verb = ''] = event.split('.');
    return !texts[noun]?.[verb];
  });
  expect(wordless).toEqual([]);
});

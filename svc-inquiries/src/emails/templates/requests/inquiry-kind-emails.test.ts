import { dubaiTime, type Language, type RequestField, requestKinds } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { aMessage } from '../../../../test/support/contact.js';
import { anAppointment, dealer, plain, submitted } from '../../../../test/support/emails.js';
import { aTestDrive, REQUESTS } from '../../../../test/support/requests.js';
import type { InquiryKind } from '../../../requests/inquiries/inquiry.entity.js';
import { promiseTexts } from '../../../requests/promises/promise-texts.js';
import { TEXTS } from '../../../texts/locales.js';
import { emailSubject } from '../../layout/email.js';
import { appointmentEmail } from './appointment-email.js';
import { inquiryStaffEmail, inquiryVisitorEmail } from './inquiry-emails.js';

const replyOf = (kind: InquiryKind, language: Language) => promiseTexts(kind, dealer).sent[language];

const FILLED = { ...REQUESTS, contact: aMessage({ vehicleId: 7 }), test_drive: aTestDrive({ date: '2099-01-03' }) };
const KINDS = Object.entries(FILLED) as [InquiryKind, object][];

/** The value of each form field as an e-mail shows it. */
const READ: Record<string, string> = {
  inventory: 'Our inventory',
  japan: 'Japan',
  '100k-200k': '$100,000 to $200,000',
  patient: 'Patient: the right car is worth the wait',
  'very-good': 'Very good',
  '300k-500k': 'AED 300,000 to 500,000',
  relocating: 'Moving away',
  normal: 'Normal: within the usual time',
  '2099-01-03': 'Saturday, 3 January 2099',
  '17:30': '5:30',
  true: 'Terms accepted: ',
  7: 'https://cars.example/vehicle/7',
};

describe.each(KINDS)('the e-mails of the kind %s', (kind, content) => {
  it('list every field for staff in readable form', async () => {
    const { text } = await inquiryStaffEmail(submitted(kind, content), dealer);
    for (const value of Object.values(content)) expect(plain(text)).toContain(READ[value] ?? value);
  });

  it.each(['en', 'ar', 'ja'] as const)('confirm in %s what was received and when to expect an answer', async (language) => {
    const { text, html, subject } = await inquiryVisitorEmail(submitted(kind, content, language), dealer, true);
    const words = TEXTS[language].confirmations[kind];
    expect(subject).toBe(emailSubject(language, words.subject, 'Aureva Motors'));
    const reply = replyOf(kind, language);
    expect(text).toContain(reply);
    expect(plain(html)).toContain(reply);
    expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}|Not given/);
  });
});

/** The fields that the form may leave empty, by kind, with their labels in the e-mail. A car is then not sent at all. */
const OPTIONAL = KINDS.flatMap(([kind, content]) =>
  Object.entries<RequestField>(requestKinds[kind].fields)
    .filter(([, { optional, recorded }]) => optional && !recorded)
    .map(([name, { type, label }]) =>
      type === 'vehicle'
        ? ([kind, TEXTS.en.vehicle, content, { [name]: undefined }] as const)
        : ([kind, label.en, content, { [name]: '' }] as const),
    ),
);

it.each(OPTIONAL)(
  'the email to staff of the kind %s has no line "%s" when that is left empty',
  async (kind, label, content, empty) => {
    const textOf = async (sent: object) => (await inquiryStaffEmail(submitted(kind, sent), dealer)).text;
    const line = new RegExp(`^${label}:`, 'm');
    expect(await textOf(content)).toMatch(line);
    expect(await textOf({ ...content, ...empty })).not.toMatch(line);
  },
);

it('the email to staff about a test drive begins with its preferred time, even before the message', async () => {
  const drive = submitted('test_drive', aTestDrive({ date: '2099-01-03', time: '10:30', message: 'Is it the long version?' }));
  expect((await inquiryStaffEmail(drive, dealer)).text).toMatch(/^Preferred time: .* 3 January 2099.*10:30.*\nMessage:/);
});

it.each([true, false])(
  'the visitor’s email about a test drive greets, then tells its time, once (confirmed: %s)',
  async (confirmed) => {
    const drive = submitted('test_drive', aTestDrive({ date: '2099-01-03', time: '10:30' }));
    const { text } = await inquiryVisitorEmail(drive, dealer, confirmed);
    expect(text).toMatch(/^Dear Layla Haddad,\n\n.+\n\nPreferred time: .* 3 January 2099.*10:30/);
    expect(text.match(/3 January 2099/g)).toHaveLength(1);
  },
);

it('the email to staff about a test drive asks for an answer before it begins', async () => {
  const inquiry = submitted('test_drive', aTestDrive({ date: '2099-01-03', time: '10:30' }));
  inquiry.createdAt = dubaiTime('2099-01-03', '09:00');
  expect((await inquiryStaffEmail(inquiry, dealer)).text).toMatch(/Answer by: .* 3 January 2099.*9:45/);
});

it.each([
  ['32000', '32,000'],
  ['999', '999'],
  ['40,000 - 42,000', '40,000 - 42,000'],
])('an email shows the mileage %s as %s, and a year as it is', async (mileage, shown) => {
  const inquiry = submitted('consignment', { ...REQUESTS.consignment, mileage, year: '2019' });
  for (const { text } of [await inquiryVisitorEmail(inquiry, dealer, true), await inquiryStaffEmail(inquiry, dealer)]) {
    expect(text).toMatch(new RegExp(`^Mileage \\(km\\): ${shown}$`, 'm'));
    expect(text).toMatch(/^Year: 2019$/m);
  }
});

describe('an unconfirmed address', () => {
  it.each([
    ['48,000', true],
    ['٤٨٠٠٠', true],
    ['0501234567', false],
    ['48,000 km', false],
  ])('is told the mileage if that is only a short number: %s', async (mileage, isTold) => {
    const inquiry = submitted('consignment', { ...REQUESTS.consignment, mileage });
    const { text } = await inquiryVisitorEmail(inquiry, dealer, false);
    expect(text.includes(mileage)).toBe(isTold);
    expect(text).not.toMatch(/^Year:/m);
  });

  const SPAM = 'Win now: https://spam.example/win';

  it.each(Object.entries(REQUESTS))('gets no text or link typed by the sender: %s', async (kind, content) => {
    const typed = Object.fromEntries(Object.keys(content).map((field) => [field, SPAM]));
    const inquiry = submitted(kind as InquiryKind, content as never);
    inquiry.details = {
      ...inquiry.details,
      ...typed,
      date: inquiry.details.date ?? '',
      time: inquiry.details.time ?? '',
      vehicleId: 7,
    };
    Object.assign(inquiry, { firstName: `Buy Now ${SPAM},`, lastName: 'spam.example/win' });
    const { text, html, subject } = await inquiryVisitorEmail(inquiry, dealer, false);
    expect(`${text}${html}${subject}`).not.toMatch(
      /spam\.example|https?:\/\/(?!cars\.example|www\.w3\.org|wa\.me\/971500000248\?)/,
    );
    expect(text).toContain(replyOf(kind as InquiryKind, 'en'));
  });

  it.each<[InquiryKind, string]>([
    ['import', 'Vehicle: Aurelio Vento 2023'],
    ['sourcing', 'Vehicle: Aurelio Vento'],
    ['consignment', 'Vehicle: 2021 Aurelio Corsa'],
  ])('still gets the car it is about: %s', async (kind, row) => {
    const { text } = await inquiryVisitorEmail(submitted(kind, REQUESTS[kind]), dealer, false);
    expect(text.split('\n')).toContainEqual(row);
  });

  it('still gets the options chosen from our own texts', async () => {
    const { text } = await inquiryVisitorEmail(submitted('test_drive', aTestDrive()), dealer, false);
    expect(text).toContain(`${TEXTS.en.appointment}: `);
  });
});

it.each<[InquiryKind, string]>([
  ['sourcing', "We'll contact you within 24 hours."],
  ['consignment', "We'll review your vehicle and contact you within 2 business days."],
])('promises the specified reply time for the kind %s', async (kind, replyTime) => {
  expect((await inquiryVisitorEmail(submitted(kind, REQUESTS[kind]), dealer, true)).text).toContain(replyTime);
});

it('promises the reply times in the settings', async () => {
  const minutes = { ...dealer.replies.minutes, sourcing: '120' };
  const quick = { ...dealer, replies: { ...dealer.replies, minutes } };
  const { text } = await inquiryVisitorEmail(submitted('sourcing', REQUESTS.sourcing), quick, true);
  expect(text).toContain("We'll contact you within 2 business hours.");
});

it.each<[InquiryKind, string]>([
  ['import', 'Import request: Layla Haddad, Aurelio Vento 2023'],
  ['sourcing', 'Sourcing request: Layla Haddad, Aurelio Vento'],
  ['consignment', 'Consignment request: Layla Haddad, 2021 Aurelio Corsa'],
  ['test_drive', 'Test drive request: Layla Haddad, vehicle no. 7'],
])('states the topic of a %s request in the subject', async (kind, subject) => {
  expect((await inquiryStaffEmail(submitted(kind, REQUESTS[kind]), dealer)).subject).toContain(subject);
});

it('names the vehicle of a test drive as the catalogue did', async () => {
  const inquiry = submitted('test_drive', aTestDrive());
  inquiry.details.vehicleName = '2024 Aurelio Vento';
  expect((await inquiryStaffEmail(inquiry, dealer)).subject).toContain('Test drive request: Layla Haddad, 2024 Aurelio Vento');
  expect((await inquiryVisitorEmail(inquiry, dealer, true)).html).toContain('>2024 Aurelio Vento</a>');
  // Once to an unconfirmed address too.
  expect((await inquiryVisitorEmail(inquiry, dealer, false)).text.match(/2024 Aurelio Vento/g)).toHaveLength(1);
});

describe('the e-mails of a test drive', () => {
  const inquiry = submitted('test_drive', aTestDrive());

  it('lead to the appointment with a button, and to the chat with a link', async () => {
    const { html } = await inquiryVisitorEmail(inquiry, dealer, true, { appointmentToken: 'abc' });
    const linkTo = (text: string) => new RegExp(`<a [^>]*>${text}</a>`).exec(html)?.[0];
    expect(linkTo(TEXTS.en.appointments.manage)).toMatch(/appointment\?.*inline-block/);
    expect(linkTo(TEXTS.en.whatsapp)).toMatch(/wa\.me.*underline/);
  });

  it.each([
    ['requested', 'Test drive (to be confirmed)'],
    ['confirmed', 'Test drive'],
  ] as const)('have a calendar entry that says whether it is %s', async (state, title) => {
    const news = { purpose: 'moved', byVisitor: true } as const;
    const { icalEvent } = await appointmentEmail(news, { ...anAppointment(), state }, inquiry, dealer, 'abc');
    expect(String(icalEvent?.content).split(/\r?\n/)).toContain(`SUMMARY:${title}`);
  });
});

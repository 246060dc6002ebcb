import { dealerName, type Language } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { aCar, dealer, submitted } from '../../../test/support/emails.js';
import { aTestDrive, REQUESTS } from '../../../test/support/requests.js';
import { TEXTS } from '../../notifications/locales.js';
import type { Inquiry, InquiryKind } from '../../requests/inquiries/inquiry.entity.js';
import { promiseTexts } from '../../requests/promises/promise-texts.js';
import type { EmailCar } from '../email-car.js';
import { inquiryStaffEmail, inquiryVisitorEmail } from './inquiry-emails.js';

const anInquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 12,
  kind: 'contact',
  source: 'visitor',
  status: 'new',
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
  phoneE164: '+971501234567',
  language: 'en',
  details: { subject: 'Vehicle Inquiry: 2024 Aurelio Vento (ID: 7)', message: 'First line\nSecond line', vehicleId: 7 },
  termsAcceptedAt: null,
  idempotencyKey: null,
  contentHash: '',
  requestId: 'request-0007',
  visitSource: null,
  createdAt: new Date('2026-11-20T20:30:00Z'),
  ...changes,
});

// Spaces and commas of dates and times differ between ICU versions.
const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace('Saturday, 21', 'Saturday 21');

const replyOf = (kind: InquiryKind, language: Language) => promiseTexts(kind, dealer).sent[language];

const nasty = `<script>alert("1")</script> & 'friends'`;

describe('the e-mail to staff', () => {
  it('lists every field, in text and HTML', async () => {
    const { text, html, subject } = await inquiryStaffEmail(anInquiry(), dealer);
    expect(subject).toBe('Vehicle Inquiry: 2024 Aurelio Vento (ID: 7) – Layla Haddad');
    expect(plain(text).split('\n')).toEqual([
      'Reference: CM-2026-00012 https://cars.example/admin?tab=inbox&request=contact-12',
      'Kind: Customer message',
      'Received: Saturday 21 November 2026 at 12:30 AM – Gulf Standard Time (UTC+4)',
      'Name: Layla Haddad',
      'Email: layla@customers.example',
      'Phone: 050 123 4567 (+971501234567)',
      'Language: English',
      'Subject: Vehicle Inquiry: 2024 Aurelio Vento (ID: 7)',
      'Vehicle: 2024 Aurelio Vento https://cars.example/vehicle/7',
      'Message:',
      '',
      'First line',
      'Second line',
      '',
      'Open in the admin https://cars.example/admin?tab=inbox&request=contact-12',
      '',
      'Answer Layla Haddad in the admin: a reply from your own e-mail client reaches the customer, but it is not kept with the request and does not stop its clock.',
      'Request request-0007',
      '',
    ]);
    expect(html).toContain('href="https://cars.example/vehicle/7"');
    expect(html).toContain('href="mailto:layla@customers.example"');
    expect(html).toContain('href="tel:+971501234567"');
    expect(html).toContain('First line<br/>Second line');
  });

  it('states that phone and vehicle are missing', async () => {
    const { text } = await inquiryStaffEmail(
      anInquiry({ phone: null, phoneE164: null, details: { subject: 'other', message: 'Hi' } }),
      dealer,
    );
    expect(text).toContain('Phone: not given\n');
    expect(text).toContain('Subject: Other\n');
    expect(text).not.toContain('/vehicle/');
  });

  it('has the visitor as Reply-To', async () => {
    const { replyTo } = await inquiryStaffEmail(anInquiry(), dealer);
    expect(replyTo).toEqual({ name: 'Layla Haddad', address: 'layla@customers.example' });
  });
});

describe('the confirmation to the visitor', () => {
  const confirm = (language: Language, changes: Partial<Inquiry> = {}) =>
    inquiryVisitorEmail(anInquiry({ language, ...changes }), dealer, true);

  it.each([
    [
      'en',
      'ltr',
      'Dear Layla Haddad,',
      'We have received your message – Aureva Motors',
      'Saturday to Thursday: 9:00 AM – 10:00 PM',
    ],
    [
      'ar',
      'rtl',
      'مرحبًا \u2068Layla Haddad\u2069،',
      'وصلتنا رسالتك – Aureva Motors',
      'السبت إلى الخميس: من \u20689 ص\u2069 إلى \u206810 م\u2069',
    ],
    ['ja', 'ltr', 'Layla Haddad 様', 'お問い合わせありがとうございます – Aureva Motors', '土曜～木曜 9:00～22:00'],
  ] as const)('is written in %s', async (language, direction, greeting, subject, hours) => {
    const email = await confirm(language);
    expect(email.subject).toBe(subject);
    expect(email.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [greeting, hours, dealer.address[language], dealer.address.en, replyOf('contact', language)]) {
      expect(plain(email.text)).toContain(part);
      expect(plain(email.html)).toContain(part);
    }
    expect(email.text).toContain(`${TEXTS[language].reference}${language === 'ja' ? '：' : ': '}CM-2026-00012\n`);
  });

  it('quotes the message and lists the dealership’s contact details', async () => {
    const { text, html, replyTo } = await confirm('en');
    expect(text).toContain('> First line\n> Second line');
    expect(text).toContain('https://cars.example/vehicle/7');
    for (const part of ['+971 6 000 0248', '+971 50 000 0248', 'hello@cars.example', 'First line<br/>Second line'])
      expect(html).toContain(part);
    expect(replyTo).toEqual({ name: 'Aureva Motors', address: 'hello@cars.example' });
  });

  it('preserves lines, spaces and hostile text of the message in plain text', async () => {
    const message = `  <b>One</b>   two &amp; three\n\n<script>alert(1)</script>`;
    const { text } = await confirm('en', { details: { subject: 'other', message } });
    expect(text).toContain(`Message:\n>   <b>One</b>   two &amp; three\n> \n> <script>alert(1)</script>\n`);
  });

  it('isolates phone numbers in Arabic lines of plain text', async () => {
    expect((await confirm('ar')).text).toContain('\u2068+971 6 000 0248\u2069');
    expect((await confirm('en')).text).not.toContain('\u2068');
  });

  it('names an inquiry’s vehicle in the visitor’s language, and shows staff the stored subject', async () => {
    expect((await confirm('ja')).text).toContain('件名：車両のお問い合わせ：2024年式 Aurelio Vento');
    expect((await confirm('ar')).text).toContain('استفسار عن سيارة: \u2068\u2066Aurelio Vento\u2069 طراز 2024\u2069');
    expect((await confirm('en')).text).toContain('Subject: Vehicle Inquiry: 2024 Aurelio Vento (ID: 7)');
  });

  it.each([
    ['en', '2024 Aurelio Vento'],
    ['ar', '\u2066Aurelio Vento\u2069 طراز 2024'],
    ['ja', '2024年式 Aurelio Vento'],
  ] as const)('names the vehicle in %s in its link’s text', async (language, name) => {
    expect((await confirm(language)).html).toContain(`>${name}</a>`);
  });

  it('does not repeat a vehicle name that a stranger may have typed', async () => {
    const { html } = await inquiryVisitorEmail(anInquiry(), dealer, false);
    expect(html).toContain('>View the vehicle</a>');
    expect(html).not.toContain('Aurelio');
  });

  describe('about a car in the catalogue', () => {
    const about = (language: Language, car: EmailCar = aCar()) =>
      inquiryVisitorEmail(anInquiry({ language }), dealer, false, { car });

    it.each([
      ['en', '2024 Aurelio Vento'],
      ['ar', '\u2066Aurelio Vento\u2069 طراز 2024'],
      ['ja', '2024年式 Aurelio Vento'],
    ] as const)('shows its picture and name, both linked to its page, for every recipient: %s', async (language, name) => {
      const { html, pictures } = await about(language);
      const page = `<a [^>]*href="https://cars.example/vehicle/7\\?lang=${language}"[^>]*>`;
      expect(html).toMatch(new RegExp(`${page}<img src="cid:car"[^>]* alt="${name}"`));
      expect(html).toMatch(new RegExp(`${page}${name}</a>`));
      expect(pictures).toEqual([{ id: 'car', filename: 'car.jpg', content: aCar().picture }]);
    });

    it('starts with the reference, then the car, and omits the car from the subject', async () => {
      const { text } = await inquiryVisitorEmail(anInquiry(), dealer, true, { car: aCar() });
      expect(text).toContain(
        'Reference: CM-2026-00012\nVehicle: 2024 Aurelio Vento https://cars.example/vehicle/7?lang=en\nMessage:\n',
      );
      expect(text).not.toContain('Vehicle Inquiry');
    });

    it('is sent without a picture if there is none', async () => {
      const { html, pictures } = await about('en', { ...aCar(), picture: undefined });
      expect(html).toContain('>2024 Aurelio Vento</a>');
      expect([html.includes('cid:car'), pictures]).toEqual([false, undefined]);
    });
  });

  it('shows the showroom if it is about no car', async () => {
    const { html, pictures } = await inquiryVisitorEmail(anInquiry({ details: { subject: 'auction' } }), dealer, false);
    expect(html).toContain('<img src="cid:showroom"');
    expect(pictures).toMatchObject([{ id: 'showroom', filename: 'showroom.jpg' }]);
    expect(pictures?.[0]?.content.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('offers a chat with its reference number', async () => {
    const { html, text } = await confirm('ar');
    expect(html).toContain('https://wa.me/971500000248?text=');
    const [, message = ''] = /wa\.me\/971500000248\?text=(\S+)/.exec(text) ?? [];
    expect(new URLSearchParams(`text=${message}`).get('text')).toBe('مرحبًا Aureva Motors، بخصوص الرقم المرجعي CM-2026-00012.');
  });

  it('has colours for light colour schemes', async () => {
    const { html } = await confirm('en');
    expect(html).toContain('@media (prefers-color-scheme: light)');
    for (const name of ['page', 'card', 'quiet line', 'text line', 'gold', 'field']) expect(html).toContain(`class="${name}"`);
  });

  it('translates the subjects of the contact form into the visitor’s language', async () => {
    expect((await confirm('ja', { details: { subject: 'import', message: 'x' } })).text).toContain('件名：輸入代行について');
    expect((await confirm('ar', { details: { subject: 'import', message: 'x' } })).text).toContain('الموضوع: خدمات الاستيراد');
  });
});

const KINDS = Object.entries({ ...REQUESTS, test_drive: aTestDrive({ date: '2099-01-03' }) }) as [InquiryKind, object][];

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

  it('show staff which fields were left empty', async () => {
    const optional = { additionalNotes: '', countryOfOrigin: '', modifications: '', serviceHistory: '' };
    const left = Object.keys(optional).filter((field) => field in content);
    const { text } = await inquiryStaffEmail(
      submitted(kind, { ...content, ...Object.fromEntries(left.map((f) => [f, ''])) }),
      dealer,
    );
    expect(text.match(/: not given$/gm) ?? []).toHaveLength(left.length);
  });

  it.each(['en', 'ar', 'ja'] as const)('confirm in %s what was received and when to expect an answer', async (language) => {
    const { text, html, subject } = await inquiryVisitorEmail(submitted(kind, content, language), dealer, true);
    const words = TEXTS[language].confirmations[kind];
    expect(subject).toBe(`${words.subject} – Aureva Motors`);
    const reply = replyOf(kind, language);
    expect(text).toContain(reply);
    expect(plain(html)).toContain(reply);
    expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}|not given/);
  });
});

describe('an unconfirmed address', () => {
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

it.each([
  ['en', 'Aureva Motors'],
  ['ar', 'أوريفا موتورز'],
  ['ja', 'Aureva Motors'],
] as const)('names the dealer in the visitor’s language, or in English if it has no other name: %s', async (language, name) => {
  const siteNames = { en: 'Aureva Motors', ar: 'أوريفا موتورز', ja: '' };
  const { subject, replyTo, text, html } = await inquiryVisitorEmail(anInquiry({ language }), { ...dealer, siteNames }, false);
  expect([subject.endsWith(` – ${name}`), replyTo]).toEqual([true, { name, address: dealer.email }]);
  for (const part of [text, html]) expect(part).toContain(name);
});

it('promises the reply times in the settings', async () => {
  const minutes = { ...dealer.replies.minutes, sourcing: '120' };
  const quick = { ...dealer, replies: { ...dealer.replies, minutes } };
  const { text } = await inquiryVisitorEmail(submitted('sourcing', REQUESTS.sourcing), quick, true);
  expect(text).toContain("We'll contact you within 2 business hours.");
});

it.each<[InquiryKind, string]>([
  ['import', 'Import request: Aurelio Vento 2023 – Layla Haddad'],
  ['sourcing', 'Sourcing request: Aurelio Vento – Layla Haddad'],
  ['consignment', 'Consignment request: 2021 Aurelio Corsa – Layla Haddad'],
  ['test_drive', 'Test drive request: vehicle no. 7 – Layla Haddad'],
])('states the topic of a %s request in the subject', async (kind, subject) => {
  expect((await inquiryStaffEmail(submitted(kind, REQUESTS[kind]), dealer)).subject).toBe(subject);
});

it('names the vehicle of a test drive as the catalogue did', async () => {
  const inquiry = submitted('test_drive', aTestDrive());
  inquiry.details.vehicleName = '2024 Aurelio Vento';
  expect((await inquiryStaffEmail(inquiry, dealer)).subject).toBe('Test drive request: 2024 Aurelio Vento – Layla Haddad');
  expect((await inquiryVisitorEmail(inquiry, dealer, true)).html).toContain('>2024 Aurelio Vento</a>');
});

describe('all e-mails', () => {
  type Render = (inquiry: Inquiry, of: typeof dealer) => ReturnType<typeof inquiryStaffEmail>;
  const both: Render[] = [inquiryStaffEmail, (inquiry, of) => inquiryVisitorEmail(inquiry, of, true)];

  it('escape everything a visitor typed', async () => {
    const inquiry = anInquiry({
      firstName: nasty,
      lastName: nasty,
      phone: nasty,
      phoneE164: null,
      email: `"a'<b>"@customers.example`,
      details: { subject: nasty, message: nasty },
    });
    for (const render of both) {
      const { html } = await render(inquiry, { ...dealer, siteNames: dealerName(nasty) });
      expect(html).not.toMatch(/<script|alert\("|<b>/);
      expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;friends&#x27;');
    }
  });

  it('load no remote content', async () => {
    for (const render of both)
      expect((await render(anInquiry(), dealer)).html).not.toMatch(
        /<img(?! src="cid:mark")|src=(?!"cid:mark")|url\(|@import|<link/,
      );
  });
});

it('has the same texts with the same placeholders in every language', async () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  // Languages have different plural forms.
  const shape = (texts: object | string): unknown => {
    if (typeof texts === 'string') return places(texts);
    if ('other' in texts) return places(String(texts.other));
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, shape(value)]));
  };
  expect(shape(TEXTS.ar)).toEqual(shape(TEXTS.en));
  expect(shape(TEXTS.ja)).toEqual(shape(TEXTS.en));
});

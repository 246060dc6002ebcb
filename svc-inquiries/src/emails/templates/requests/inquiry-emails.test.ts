import { dealerName, LANGUAGES, type Language } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { aCar, dealer, plain } from '../../../../test/support/emails.js';
import type { Inquiry, InquiryKind } from '../../../requests/inquiries/inquiry.entity.js';
import { promiseTexts } from '../../../requests/promises/promise-texts.js';
import { TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
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

const replyOf = (kind: InquiryKind, language: Language) => promiseTexts(kind, dealer).sent[language];

const nasty = `<script>alert("1")</script> & 'friends'`;

describe('the e-mail to staff', () => {
  it('lists every field, in text and HTML', async () => {
    const { text, html, subject } = await inquiryStaffEmail(anInquiry(), dealer);
    expect(subject).toBe('CM-2026-00012 Customer message: Layla Haddad, 2024 Aurelio Vento');
    expect(plain(text).split('\n')).toEqual([
      'Message:',
      '',
      'First line',
      'Second line',
      '',
      'Answer by: Saturday 21 November 2026 at 10:00 PM, Ajman time',
      'Name: Layla Haddad',
      'Email: layla@customers.example',
      'Phone: +971 50 123 4567 (050 123 4567) · WhatsApp https://wa.me/971501234567',
      'Language: English',
      'Reference: CM-2026-00012 https://cars.example/admin?tab=inbox&request=contact-12',
      'Received: Saturday 21 November 2026 at 12:30 AM, Ajman time',
      'Subject: Vehicle Inquiry: 2024 Aurelio Vento (ID: 7)',
      'Vehicle: 2024 Aurelio Vento https://cars.example/vehicle/7',
      '',
      'Open in the admin https://cars.example/admin?tab=inbox&request=contact-12',
      '',
      'Answer Layla Haddad in the admin: a reply from your own email client reaches the customer, but it is not kept with the request and does not stop its clock.',
      '',
    ]);
    expect(html).toContain('href="https://cars.example/vehicle/7"');
    expect(html).toContain('href="mailto:layla@customers.example"');
    expect(html).toContain('href="tel:+971501234567"');
    expect(html).toContain('First line<br/>Second line');
  });

  it('leaves out phone and vehicle if they were not given', async () => {
    const { text } = await inquiryStaffEmail(
      anInquiry({ phone: null, phoneE164: null, details: { subject: 'other', message: 'Hi' } }),
      dealer,
    );
    expect(text).not.toMatch(/Phone|Vehicle/);
    expect(text).toContain('Subject: Other\n');
    expect(text).not.toContain('/vehicle/');
  });

  it('begins with the message, unless it is a word such as None', async () => {
    const message = (text: string) => anInquiry({ details: { subject: 'other', message: text } });
    expect((await inquiryStaffEmail(message('Is it still there?'), dealer)).text).toMatch(/^Message:\s+Is it still there\?/);
    expect((await inquiryStaffEmail(message('None'), dealer)).text).toMatch(/^Answer by: .*\n[\s\S]*\nMessage: None\n/);
  });

  it('begins its subject with the reference, on one line in the heading, and shortens the car', async () => {
    const short = anInquiry({ details: { subject: 'other', message: 'Hi' } });
    expect((await inquiryStaffEmail(short, dealer)).subject).toBe('CM-2026-00012 Customer message: Layla Haddad, Other');
    expect((await inquiryStaffEmail(short, dealer)).html).toContain('<span style="white-space:nowrap">CM-2026-00012</span>');
    const car = { picture: undefined, vehicle: { year: 2024, make: 'Aurelio', model: 'Vento Gran Turismo Speciale', price: 1 } };
    const { subject } = await inquiryStaffEmail(anInquiry(), dealer, car);
    expect(subject).toBe('CM-2026-00012 Customer message: Layla Haddad, 2024 Aurelio Vento Gran T…');
  });

  it('names the car with its current price', async () => {
    const car = { picture: undefined, vehicle: { year: 2024, make: 'Aurelio', model: 'Vento', price: 450_000 } };
    const { text } = await inquiryStaffEmail(anInquiry(), dealer, car);
    expect(plain(text)).toContain('Price now: AED 450,000');
  });

  it.each([
    [true, 'Status: Reserved'],
    [false, undefined],
  ])('says whether the car is reserved: %s', async (reserved, line) => {
    const car = { picture: undefined, vehicle: { year: 2024, make: 'Aurelio', model: 'Vento', reserved } };
    const { text } = await inquiryStaffEmail(anInquiry(), dealer, car);
    expect(plain(text).match(/Status: .*/)?.[0]).toBe(line);
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
    ['en', 'ltr', 'Dear Layla Haddad,', 'We have received your message – Aureva Motors', 'Saturday to Thursday, 9 AM – 10 PM'],
    [
      'ar',
      'rtl',
      'مرحبًا \u2068Layla Haddad\u2069،',
      'وصلتنا رسالتك – Aureva Motors',
      'السبت إلى الخميس: من \u20689 ص\u2069 إلى \u206810 م\u2069',
    ],
    ['ja', 'ltr', 'Layla Haddad 様', '【Aureva Motors】お問い合わせありがとうございます', '土曜～木曜 9:00～22:00'],
  ] as const)('is written in %s', async (language, direction, greeting, subject, hours) => {
    const email = await confirm(language);
    expect(email.subject).toBe(subject);
    expect(email.html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [greeting, hours, dealer.address[language], replyOf('contact', language)]) {
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

  it.each(LANGUAGES.map(({ code }) => code))(
    'is previewed in a mailbox by the promise, which its text has once, in %s',
    async (language) => {
      const { text, html } = await confirm(language);
      const promise = replyOf('contact', language);
      expect(plain(/<div [^>]*display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? '')).toBe(promise);
      expect(plain(text).split(promise)).toHaveLength(2);
    },
  );

  it('breaks only its Japanese title between phrases', async () => {
    const { html } = await confirm('ja');
    expect(html.match(/word-break:auto-phrase/g)).toHaveLength(1);
    expect(html).toMatch(/<td style="[^"]*word-break:auto-phrase[^"]*">[^<]*お問い合わせ/);
    expect(html).toContain('line-break:strict');
  });

  it('has its phone number on a line of its own', async () => {
    expect((await confirm('en')).text).toMatch(/\n\nLandline: \+971 6 000 0248\n\n/);
  });

  it.each([
    ['en', ['Landline: ', 'Mobile: ']],
    ['ar', ['الهاتف الأرضي: ', 'الهاتف المتحرك: ']],
    ['ja', ['固定電話：', '携帯電話：']],
  ] as const)('names each phone number of the dealership once in %s, with its kind', async (language, labels) => {
    const { text, html } = await confirm(language);
    dealer.phones.forEach(({ number }, at) => {
      for (const part of [plain(text), plain(html)]) expect(part.split(number)).toHaveLength(2);
      expect(plain(text).replaceAll('\u2068', '')).toContain(`${labels[at]}${number}`);
    });
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

it.each([
  ['en', 'Aureva Motors'],
  ['ar', 'أوريفا موتورز'],
  ['ja', 'Aureva Motors'],
] as const)('names the dealer in the visitor’s language, or in English if it has no other name: %s', async (language, name) => {
  const siteNames = { en: 'Aureva Motors', ar: 'أوريفا موتورز', ja: '' };
  const { subject, replyTo, text, html } = await inquiryVisitorEmail(anInquiry({ language }), { ...dealer, siteNames }, false);
  expect([subject.includes(name), replyTo]).toEqual([true, { name, address: dealer.email }]);
  for (const part of [text, html]) expect(part).toContain(name);
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

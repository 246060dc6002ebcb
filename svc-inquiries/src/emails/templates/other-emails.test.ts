import { describe, expect, it } from '@jest/globals';
import {
  aCar,
  aJourney,
  anAlert,
  aReply,
  aStoredReservation,
  aSubscription,
  dealer,
  plain,
  submitted,
} from '../../../test/support/emails.js';
import { aTestDrive } from '../../../test/support/requests.js';
import { promiseTexts } from '../../requests/promises/promise-texts.js';
import { fill, TEXTS } from '../../texts/locales.js';
import { emailSubject } from '../layout/email.js';
import { alertConfirmEmail, alertMatchedEmail } from './newsletters/alert-emails.js';
import { arrivalsEmail } from './newsletters/arrivals-email.js';
import { newsletterConfirmEmail, newsletterStaffEmail, newsletterWelcomeEmail } from './newsletters/newsletter-emails.js';
import { journeyEmail } from './requests/journey-emails.js';
import { replyEmail } from './requests/reply-email.js';
import { reservationStaffEmail, reservationVisitorEmail } from './requests/reservation-emails.js';

const nasty = `<script>alert("1")</script> & 'friends'`;

describe('the e-mails of a reservation', () => {
  it('show staff every field', async () => {
    const { subject, text, replyTo } = await reservationStaffEmail(aStoredReservation(), dealer);
    expect(subject).toBe('RS-2026-00005 Reservation: Layla Haddad, Aurelio Notte 2027');
    expect(replyTo).toEqual({ name: 'Layla Haddad', address: 'layla@customers.example' });
    for (const part of [
      'Reference: RS-2026-00005 https://cars.example/admin?tab=inbox&request=reservation-5',
      'Phone: +971 50 123 4567 (050 123 4567) · WhatsApp https://wa.me/971501234567',
      'Vehicle: Aurelio Notte 2027 https://cars.example/upcoming-vehicle/3',
      'Message:\n\nBlue,\nif possible.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Please check');
  });

  it.each([
    ['en', 'Estimated arrival: September 2027', 'Estimated price: AED 450,000'],
    ['ar', 'موعد الوصول المتوقع: سبتمبر 2027', 'السعر التقديري: 450,000 درهم'],
    ['ja', '到着予定：2027年9月', '予定価格：AED 450,000'],
  ] as const)('give the estimated arrival and price in %s', async (language, arrival, price) => {
    const car = {
      picture: undefined,
      estimatedPrice: 450_000,
      arrival: { arrivalMonth: '2027-09', estimatedArrival: 'Autumn 2027' },
    };
    const reservation = aStoredReservation({ language });
    const visitor = plain((await reservationVisitorEmail(reservation, dealer, false, car)).text);
    expect(visitor).toContain(arrival);
    expect(visitor).toContain(price);
    const staff = plain((await reservationStaffEmail(reservation, dealer, car)).text);
    expect(staff).toContain('Estimated arrival: September 2027');
    expect(staff).toContain('Estimated price: AED 450,000');
    const undated = { ...car, arrival: { ...car.arrival, arrivalMonth: null } };
    expect((await reservationVisitorEmail(reservation, dealer, false, undated)).text).toContain('Autumn 2027');
  });

  it('show staff that the name is from the browser and that there is no message', async () => {
    const { text } = await reservationStaffEmail(aStoredReservation({ vehicleNameConfirmed: false, message: null }), dealer);
    expect(text).toContain('Please check: The catalogue could not be read when this came in.');
    expect(text).not.toContain('Message:');
  });

  it.each([
    ['en', 'free of charge and without obligation'],
    ['ar', 'الحجز مجاني ولا يلزمك بالشراء'],
    ['ja', 'ご予約は無料で、ご購入の義務はございません'],
  ] as const)('confirm the reservation to the visitor in %s', async (language, free) => {
    const { text, html } = await reservationVisitorEmail(aStoredReservation({ language }), dealer, true);
    expect(plain(text)).toContain(free);
    expect(text).toContain(promiseTexts('reservation', dealer).sent[language]);
    expect(text).toContain(`${TEXTS[language].reference}${language === 'ja' ? '：' : ': '}RS-2026-00005\n`);
    expect(html).toContain(`href="https://cars.example/upcoming-vehicle/3?lang=${language}"`);
    expect(text).toContain('Aurelio Notte 2027');
    expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}|Please check/);
  });
});

it('repeat no form text to an unconfirmed address, and name the vehicle only if the catalogue confirmed it', async () => {
  const spam = { vehicleName: 'https://spam.example', message: 'https://spam.example' };
  const known = await reservationVisitorEmail(aStoredReservation({ message: spam.message }), dealer, false);
  expect(known.text).toContain('Aurelio Notte 2027');
  const claimed = await reservationVisitorEmail(aStoredReservation({ ...spam, vehicleNameConfirmed: false }), dealer, false);
  for (const { text, html } of [known, claimed]) expect(`${text}${html}`).not.toContain('spam.example');
});

describe('the e-mails of the newsletter', () => {
  it.each(['en', 'ar', 'ja'] as const)('are written in %s', async (language) => {
    const words = TEXTS[language].newsletter;
    const confirm = await newsletterConfirmEmail(aSubscription(language), dealer, 'abc');
    expect(confirm.subject).toBe(emailSubject(language, words.confirm.subject, 'Aureva Motors'));
    expect(confirm.html).toContain(`href="https://cars.example/newsletter/confirm?token=abc&amp;lang=${language}"`);
    expect(confirm.text).toMatch(/7/);
    const welcome = await newsletterWelcomeEmail(aSubscription(language), dealer, 'abc');
    expect(welcome.html).toContain(`href="https://cars.example/newsletter/unsubscribe?token=abc&amp;lang=${language}"`);
    expect(welcome.unsubscribeUrl).toBe('https://cars.example/api/newsletter/unsubscribe?token=abc');
    for (const { text, html } of [confirm, welcome]) expect(`${text}${html}`).not.toMatch(/undefined|\{\w+\}/);
  });

  it('show the confirmation’s address in plain text on a line of its own, without invisible characters', async () => {
    const { text } = await newsletterConfirmEmail(aSubscription('ar'), dealer, 'abc');
    expect(text.split('\n')).toContain('https://cars.example/newsletter/confirm?token=abc&lang=ar');
  });
});

it.each([
  ['en', 'Reference CM-2026-00012'],
  ['ar', 'الرقم المرجعي: \u2068CM-2026-00012\u2069'],
  ['ja', '受付番号：CM-2026-00012'],
] as const)('names the request and shows the car of a journey in %s', async (language, reference) => {
  const link = { token: 'abc', expiresAt: new Date('2026-12-22T08:00:00Z') };
  const { text, pictures } = await journeyEmail(aJourney(language), link, dealer, {
    replyTo: { name: 'Aureva Motors', address: dealer.email },
    car: aCar(),
  });
  expect(text).toContain(reference);
  expect(pictures).toMatchObject([{ id: 'car' }]);
});

it.each([
  ['en', '2024 Aurelio Vento'],
  ['ar', '\u2066Aurelio Vento\u2069 طراز 2024'],
  ['ja', '2024年式 Aurelio Vento'],
] as const)('names and shows the car in replies and in lists of cars in %s', async (language, name) => {
  const request = submitted('test_drive', aTestDrive(), language);
  const found = [{ id: 7, year: 2024, make: 'Aurelio', model: 'Vento', price: 450_000 }];
  for (const { html, pictures } of await Promise.all([
    replyEmail(aReply(language), request, dealer, aCar()),
    alertMatchedEmail(anAlert(language), found, dealer, 'abc', aCar()),
    arrivalsEmail({ introduction: { en: 'New.', ar: 'جديد.', ja: '新着。' }, vehicles: found }, language, dealer, 'abc', aCar()),
  ])) {
    expect(html).toContain(`>${name}</a>`);
    expect(html).toContain('src="cid:car"');
    expect(pictures).toMatchObject([{ id: 'car' }]);
  }
});

it.each(['en', 'ar', 'ja'] as const)(
  'say in %s how to find the showroom, and who wrote the newsletters and alerts',
  async (language) => {
    const { visitUs, team } = TEXTS[language];
    const introduction = { en: 'New.', ar: 'جديد.', ja: '新着。' };
    const withShowroom = await Promise.all([
      newsletterConfirmEmail(aSubscription(language), dealer, 'abc'),
      newsletterWelcomeEmail(aSubscription(language), dealer, 'abc'),
      alertConfirmEmail(anAlert(language), dealer, 'abc'),
    ]);
    const withCar = await Promise.all([
      alertMatchedEmail(anAlert(language), [], dealer, 'abc'),
      arrivalsEmail({ introduction, vehicles: [] }, language, dealer, 'abc'),
    ]);
    for (const { pictures } of withShowroom) expect(pictures).toMatchObject([{ id: 'showroom' }]);
    for (const { html } of [...withShowroom, ...withCar]) {
      expect(html).toContain(visitUs);
      expect(html).toContain(fill(language, team, { site: 'Aureva Motors' }));
    }
  },
);

it.each([
  ['en', '“delorean” · up to AED 300,000 · SUV'],
  ['ar', '«delorean» · حتى 300,000 درهم · \u200fSUV (رياضية متعددة الاستخدامات)'],
  ['ja', '「delorean」 · AED 300,000以下 · SUV'],
] as const)('name the search of an alert in %s', async (language, words) => {
  const alert = { ...anAlert(language), query: 'search=delorean&maxPrice=300000&bodyType=suv' };
  const confirm = await alertConfirmEmail(alert, dealer, 'abc');
  const matched = await alertMatchedEmail(alert, [], dealer, 'abc');
  for (const { text } of [confirm, matched])
    expect(text).toContain(`${words} https://cars.example/inventory?${alert.query}&lang=${language}`);
  expect(matched.html).toContain(`/alerts/end?token=abc&amp;search=${encodeURIComponent(alert.query)}&amp;lang=${language}`);
});

it('do not advertise to an unconfirmed address with the words of a search', async () => {
  const alert = { ...anAlert('en'), query: 'search=win+at+spam.example&make=Call+0501234567' };
  const { text, html } = await alertConfirmEmail(alert, dealer, 'abc');
  expect(text).toContain('open the search');
  expect(html).not.toMatch(/win at|Call 050/);
});

it('names the reserved vehicle in a reply, below its author', async () => {
  const { html } = await replyEmail(aReply(), aStoredReservation(), dealer);
  expect(html.indexOf('>Aurelio Notte 2027</a>')).toBeGreaterThan(html.indexOf(aReply().authorName));
  expect(html).toContain('href="https://cars.example/upcoming-vehicle/3?lang=en"');
});

it('escape everything a visitor typed, and load no remote content', async () => {
  const reservation = aStoredReservation({ vehicleName: nasty, firstName: nasty, message: nasty, phone: nasty, phoneE164: null });
  const subscription = aSubscription('en', `"a'<b>"@customers.example`);
  for (const { html } of await Promise.all([
    reservationStaffEmail(reservation, dealer),
    reservationVisitorEmail(reservation, dealer, true),
    newsletterStaffEmail(subscription, dealer),
    newsletterConfirmEmail(subscription, dealer, 'abc'),
    newsletterWelcomeEmail(subscription, dealer, 'abc'),
  ]))
    expect(html).not.toMatch(
      /<script|alert\("|<b>|<img(?! src="cid:(?:mark|showroom)")|src=(?!"cid:(?:mark|showroom)")|url\(|@import|<link/,
    );
});

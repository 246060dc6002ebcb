import { describe, expect, it } from '@jest/globals';
import { dealer } from '../../../../test/support/emails.js';
import { aPayment, OTHER_MEMBERSHIPS } from '../../../../test/support/servers/payments-server.js';
import { TEXTS } from '../../../texts/locales.js';
import { emailSubject } from '../../layout/email.js';
import { chargedBackEmail, paymentFailureEmail, paymentReceiptEmail, refundEmail } from './payment-emails.js';
import { planText } from './payment-facts.js';
import { paymentStaffEmail } from './payment-staff-email.js';

const LANGUAGES = ['en', 'ar', 'ja'] as const;

const nasty = `<script>alert("1")</script> & 'friends'`;

// Spaces and commas of dates and times differ between ICU versions.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replace(/day, (\d)/g, 'day $1');

describe('the receipt', () => {
  it('welcomes the member with the purchase, the dates, the next steps and the promises', async () => {
    const { subject, text } = await paymentReceiptEmail(aPayment(), dealer);
    expect(subject).toBe('Welcome to USS Ninja! – Aureva Motors');
    expect(plain(text).split('\n')).toEqual([
      'Dear Layla Haddad,',
      '',
      'Thank you for your payment: your membership is active, and this email is your receipt.',
      '',
      'Payment reference: AM-2026-00005',
      'Membership: USS Ninja Auction Access, 2 Months',
      'Amount: $110.00',
      'Term: 2 months, paid once, does not renew',
      'Paid on: Saturday 21 November 2026 at 12:30 AM, Ajman time',
      'Payment method: Online, through Stripe',
      'Access from: 21 November 2026',
      'Access until: 21 January 2027',
      'Sold by: Aureva Motors',
      'Marina Mall, Dubai',
      'Billed to: Layla Haddad',
      'Al Jerf 2',
      'Ajman',
      'United Arab Emirates',
      '',
      'What happens next',
      '',
      ' 1. Keep this email: it confirms your payment.',
      ' 2. Our team contacts you to complete your profile and sends you your login credentials by email.',
      ' 3. With your login you have immediate access to the auction listings.',
      ' 4. A personal auction representative is assigned to you within 24 hours.',
      '',
      'This was a one-time payment. There is no auto-renew: your access ends by itself on the date above.',
      '',
      'If you buy a vehicle through us, your membership fee is refunded.',
      '',
      'View Available Auctions https://cars.example/auction-access?lang=en',
      '',
      'Contact Support https://cars.example/contact?lang=en',
      'hello@cars.example',
      '',
      'Kind regards,',
      '',
      'The Aureva Motors team',
      '',
      'You receive this email because auction access was ordered with your address on Aureva Motors.',
      '',
    ]);
  });

  it.each([
    ['en', 'Term: 1 month, paid once, does not renew'],
    ['ar', 'المدة: شهر واحد، يُدفع مرة واحدة ولا يتجدد'],
    ['ja', '期間：1か月（お支払いは1回限り、自動更新なし）'],
  ] as const)('says of the monthly plan that it does not renew: %s', async (language, term) => {
    const { text } = await paymentReceiptEmail(aPayment({ language, durationMonths: 1 }), dealer);
    expect(text.split('\n')).toContain(term);
  });

  it.each(LANGUAGES)('has the same content in HTML in %s', async (language) => {
    const { html, text } = await paymentReceiptEmail(aPayment({ language }), dealer);
    const { receipt } = TEXTS[language].payments;
    for (const part of [receipt.text, receipt.stepsTitle, ...receipt.steps, ...receipt.notes, receipt.action])
      for (const form of [html, text]) expect(form.replaceAll('&#x27;', "'")).toContain(part);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(`${text}${html}`).not.toMatch(/undefined|null|\{\w+\}|NaN/);
  });
});

describe('the receipt of a renewal', () => {
  const RENEWAL = { startDate: '2027-01-20T20:30:00.000Z', endDate: '2027-03-20T20:30:00.000Z' };

  it('says from when it gives access, instead of at once', async () => {
    const text = plain((await paymentReceiptEmail(aPayment(RENEWAL), dealer)).text);
    for (const part of [
      'Your new membership starts on 21 January 2027, when the one before it ends.',
      ' 3. Your new membership gives you access to the auction listings from 21 January 2027.',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/is active|immediate/);
  });

  it.each(LANGUAGES)('is complete in %s', async (language) => {
    const { text, html } = await paymentReceiptEmail(aPayment({ ...RENEWAL, language }), dealer);
    expect(text).not.toContain(TEXTS[language].payments.receipt.text);
    expect(`${text}${html}`).not.toMatch(/undefined|null|\{\w+\}|NaN/);
  });
});

describe('the member’s other memberships', () => {
  const ended = { state: 'refunded', refundedAt: '2026-12-01T08:00:00.000Z', otherMemberships: OTHER_MEMBERSHIPS } as const;
  const LIST = [
    'Your other memberships remain, with these dates:',
    '',
    ' 1. USS Ninja Auction Access, 1 Month: 29 November 2026 to 29 December 2026',
    ' 2. USS Ninja Auction Access, 4 Months: 29 December 2026 to 29 April 2027',
  ].join('\n');

  it('are listed with their dates when one is refunded', async () => {
    const text = plain((await refundEmail(aPayment(ended), dealer)).text);
    expect(text).toContain('We have refunded the fee of the membership below in full, and this membership has ended.');
    expect(text).toContain('Membership: USS Ninja Auction Access, 2 Months');
    expect(text).toContain(LIST);
    expect(text).not.toMatch(/your auction access has ended|welcome back/);
  });

  it('are listed with their dates when the bank gives the fee of one back', async () => {
    const text = plain((await chargedBackEmail(aPayment({ ...ended, state: 'charged-back' }), dealer)).text);
    expect(text).toContain('Membership: USS Ninja Auction Access, 2 Months');
    expect(text).toContain(LIST);
  });

  it('remain open, staff read', async () => {
    const lost = { state: 'charged-back', dispute: 'lost' } as const;
    const task = async (changes: object) =>
      (await paymentStaffEmail('disputeClosed', aPayment({ ...lost, ...changes }), dealer)).text;
    expect(await task({})).toContain('To do: Close the access: ');
    expect(await task({ otherMemberships: OTHER_MEMBERSHIPS })).toContain('To do: Close only the access of this membership: ');
  });
});

describe('the other e-mails', () => {
  it.each(LANGUAGES)('confirm the refund in %s', async (language) => {
    const payment = aPayment({ language, state: 'refunded', refundedAt: '2026-12-01T08:00:00.000Z' });
    const { subject, text, html } = await refundEmail(payment, dealer);
    expect(subject).toBe(emailSubject(language, TEXTS[language].payments.refund.subject, 'Aureva Motors'));
    expect(text).toContain('$110.00');
    expect(html).toContain('<bdi dir="ltr">$110.00</bdi>');
    expect(`${text}${html}`).not.toMatch(/undefined|null|\{\w+\}|NaN/);
  });

  it.each(LANGUAGES)('offer a retry after a failure in %s, with the bank’s reason', async (language) => {
    const payment = aPayment({ language, state: 'failed', failureReason: 'Your card was declined.' });
    const { text, html } = await paymentFailureEmail(payment, dealer);
    expect(text).toContain('https://cars.example/auction-checkout?plan=2');
    expect(html).toContain('Your card was declined.');
    expect(`${text}${html}`).not.toMatch(/undefined|null|\{\w+\}|NaN/);
  });

  it.each([
    [1, ', 1 Month', ' \u2068شهر واحد', '（1か月）'],
    [2, ', 2 Months', ' \u2068شهران', '（2か月）'],
    [4, '4 Months', '\u20684\u2069 أشهر', '（4か月）'],
    [12, '12 Months', '\u206812\u2069 شهرًا', '（12か月）'],
  ])('name a plan of %d months', async (durationMonths, ...texts) => {
    for (const [index, language] of LANGUAGES.entries())
      expect(planText(aPayment({ durationMonths, planName: null }), language)).toContain(texts[index]);
  });

  it('keep the length of a Japanese plan on one line', async () => {
    const { html, text } = await paymentReceiptEmail(aPayment({ language: 'ja', durationMonths: 1, planName: null }), dealer);
    expect(html).toContain('<span style="white-space:nowrap">（1か月）</span>');
    expect(text).toContain('会員プラン：USS Ninja オークション会員プラン（1か月）\n');
  });

  it('use a plan’s name at the time of purchase', () => {
    const payment = aPayment({ planName: { en: 'Gold', ar: 'الذهبية', ja: '' } });
    expect(LANGUAGES.map((language) => planText(payment, language))).toEqual([
      expect.stringMatching(/, Gold \(2 Months\)$/),
      expect.stringMatching(/ – \u2068\u2068الذهبية\u2069 – \u2068شهران\u2069\u2069$/),
      expect.stringMatching(/（Gold（2か月））$/),
    ]);
  });
});

it('show staff everything known about a payment', async () => {
  const payment = aPayment({
    succeededAt: null,
    dispute: 'open',
    disputedAt: '2026-12-01T08:00:00.000Z',
    failureReason: 'Declined.',
    failureCode: 'do_not_honor',
  });
  const { subject, text } = await paymentStaffEmail('disputed', payment, dealer);
  expect(subject).toContain(' Payment disputed by the bank: Layla Haddad');
  for (const part of [
    'State now: Paid',
    'To do: Answer the dispute at the payment provider in time.',
    'Membership: USS Ninja Auction Access, 2 Months',
    'Amount: $110.00',
    'Failure: Declined. – do_not_honor',
    'Disputed: Tuesday',
    'Email: layla@customers.example',
    'Country: United Arab Emirates',
    'Billing address: Al Jerf 2, Ajman',
    'Reference: AM-2026-00005 https://cars.example/admin?tab=memberships&entry=3',
    'Stripe payment: pi_123\n\nOpen in the admin',
    'Open in the admin https://cars.example/admin?tab=memberships&entry=3',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/undefined|null|Cancelled|Refunded/);
});

it('do not mention a failed attempt before the successful one', async () => {
  const failure = { failedAt: '2026-11-20T20:29:30.000Z', failureReason: 'Declined.', failureCode: 'do_not_honor' };
  const { text } = await paymentStaffEmail('succeeded', aPayment(failure), dealer);
  expect(text).not.toMatch(/[Ff]ailure|Declined/);
});

describe('the staff e-mail about a dispute', () => {
  const FAR = '2999-01-01T00:00:00.000Z';

  it.each<[string, Parameters<typeof aPayment>[0], string, string | undefined]>([
    [
      'that is won while the membership lasts',
      { dispute: 'won', endDate: FAR },
      'Payment dispute won',
      'Nothing: the bank decided for us; a refund is possible again. The membership goes on.',
    ],
    [
      'that is won after the membership ended',
      { dispute: 'won', endDate: '2020-01-01T00:00:00.000Z' },
      'Payment dispute won',
      'Nothing: the bank decided for us; a refund is possible again.',
    ],
    [
      'that is won after the refund began',
      { dispute: 'won', endDate: FAR, state: 'refunding' },
      'Payment dispute won',
      'Nothing: the bank decided for us, and the refund that was begun goes on.',
    ],
    [
      'that is won after the refund',
      { dispute: 'won', endDate: FAR, state: 'refunded' },
      'Payment dispute won',
      'Nothing: the bank decided for us.',
    ],
    [
      'that is lost',
      { dispute: 'lost', state: 'charged-back' },
      'Payment dispute lost',
      'Close the access: the bank has given the money back to the buyer, and the membership has ended.',
    ],
    ['after which another one came', { dispute: 'open', endDate: FAR }, 'Payment dispute decided', undefined],
  ])('%s states the current facts', async (_, changes, news, task) => {
    const { subject, text } = await paymentStaffEmail('disputeClosed', aPayment(changes), dealer);
    expect(subject).toContain(` ${news}: Layla Haddad`);
    expect(/^To do: (.*)$/m.exec(text)?.[1]).toBe(task);
  });

  it('asks for no response once the dispute is decided', async () => {
    const { text } = await paymentStaffEmail('disputed', aPayment({ dispute: 'won' }), dealer);
    expect(text).toContain('To do: Nothing: the bank has decided by now.');
  });
});

it('escape everything a buyer typed, and load no remote content', async () => {
  const payment = aPayment({ firstName: nasty, city: nasty, phone: nasty, failureReason: nasty });
  for (const { html } of await Promise.all([
    paymentReceiptEmail(payment, dealer),
    paymentFailureEmail(payment, dealer),
    paymentStaffEmail('failed', payment, dealer),
  ]))
    expect(html).not.toMatch(
      /<script|alert\("|<img(?! src="cid:(?:mark|showroom)")|src=(?!"cid:(?:mark|showroom)")|url\(|@import|<link/,
    );
});

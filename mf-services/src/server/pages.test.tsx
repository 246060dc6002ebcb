/** @jest-environment @dealership/build-kit/jest/server-environment */

import { auctionPlansOf, defaultSettings } from '@dealership/contracts';
import { listedPages, loadTexts, renderFragment } from '@dealership/fragment-server';
import { createServerI18n } from '@dealership/ui-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { fakeService } from '@dealership/ui-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { services } from '../app/services.js';
import { fillDrafts } from './fill-drafts.js';

const payments = fakeService('payments');

const texts = loadTexts(services);

const open = async (path: string, language: 'en' | 'ar' | 'ja' = 'en') =>
  renderFragment(services, new URL(path, 'http://site'), createServerI18n(language, (await texts)[language]));

/** Makes the service available again, with its plans. */
function connectPlans() {
  payments.answers = { '/api/auction-plans': { status: 200, body: plans } };
  payments.connect('payments');
}

/** The text that a reader sees: the markup without its tags. */
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe.each([
  [
    '/import-services',
    'Import Services',
    [
      'Vehicle Selection',
      'Inspection and Acquisition',
      'International Transport',
      'Customs Clearance',
      'Delivery and Registration',
    ],
  ],
  [
    '/vehicle-sourcing',
    'Vehicle Sourcing',
    ['Initial Consultation', 'Global Search', 'Vehicle Verification', 'Acquisition &amp; Import'],
  ],
  ['/consignment', 'Consignment', ['Initial Assessment', 'Professional Inspection', 'Market Analysis', 'Sales &amp; Commission']],
] as const)('%s', (path, title, steps) => {
  it('is server-rendered with its steps and its form', async () => {
    const { status, head, html } = await open(path);
    expect(status).toBe(200);
    expect(head).toMatchObject({ title, description: expect.stringMatching(/.{60}/) });
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text);
    expect(headings.filter((heading) => (steps as readonly unknown[]).includes(heading))).toEqual(steps);
    expect(html).toContain('name="firstName"');
  });

  it.each(['ar', 'ja'] as const)('is fully translated in %s', async (language) => {
    const { html, head } = await open(path, language);
    expect(head?.title).not.toBe(title);
    expect(words(html).match(/[a-z]+\.[a-z]+\b|[A-Z][a-z]+ [a-z]+/g) ?? []).toEqual([]);
  });
});

it('states the duration of an import once: dates by step, days for the voyage', async () => {
  const text = words((await open('/import-services')).html);
  expect(text).toMatch(/International Transport ?Weeks 1–5 We book the ship/);
  expect(text.match(/14–21/g)).toHaveLength(1);
});

it('lists the benefits of a consignment', async () => {
  const { html } = await open('/consignment');
  expect(words(html.slice(html.indexOf('Why consign with us')))).toMatch(
    /^Why consign with us .*A place in our showroom.* Buyers from the UAE and abroad.* Calls, viewings and test drives.* Contract, payment and transfer of ownership.* A commission agreed in writing/,
  );
});

const plans = auctionPlansOf(defaultSettings.plans).slice(0, 2);

it('shows the plans of the service on /auction-access', async () => {
  payments.answer = { status: 200, body: plans };
  const { html, head } = await open('/auction-access');
  expect(head?.title).toBe('Auction Access');
  expect([...html.matchAll(/href="(\/auction-checkout[^"]*)"/g)].map(([, link]) => link)).toEqual([
    '/auction-checkout?plan=1',
    '/auction-checkout?plan=2',
  ]);
});

it.each(['ar', 'ja'] as const)('renders /auction-access fully translated in %s', async (language) => {
  payments.answer = { status: 200, body: plans };
  expect(words((await open('/auction-access', language)).html).match(/[a-z]+\.[a-z]+\b|[A-Z][a-z]+ [a-z]+/g) ?? []).toEqual([]);
});

it("uses the service's rate on /import-services", async () => {
  payments.answer = {
    status: 200,
    body: { result: 'success', conversion_rates: { JPY: 120 }, indicative: false, fetchedAt: null },
  };
  expect(words((await open('/import-services')).html)).toContain('$25,000');
});

it('renders /import-services at the indicative rate when the service is unavailable', async () => {
  connectServices({ payments: 'http://127.0.0.1:1' }, 500);
  expect(words((await open('/import-services')).html)).toMatch(/\$20,000 .*Indicative rate: \$1 = ¥150\.00/);
});

it.each(['/auction-bidding', '/how-to-buy'])(
  'renders %s with its five steps and the calculator, canonical at /auction-bidding',
  async (path) => {
    const { html, head } = await open(path);
    expect(head).toMatchObject({ title: 'Auction Bidding', canonical: '/auction-bidding' });
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text);
    expect(headings.slice(0, 5)).toEqual(['Browse and Select', 'Bidding Request', 'Auction Day', 'Win and Payment', 'Shipping']);
    const text = words(html);
    for (const term of [
      '20% of your maximum bid',
      'We bid as your authorised agent; you cannot bid yourself.',
      'within 3 business days',
      '2–3 weeks',
      '¥10,000–¥30,000',
      '1–2%',
      '$50–$100',
      'Import duties Import duties are the buyer&#x27;s responsibility.',
    ])
      expect(text).toContain(term);
    expect(text).toContain('$23,183.33');
  },
);

it('renders a shared quote at its own rate instead of ours', async () => {
  const { html } = await open('/auction-bidding?price=3000000&rate=100&rateDate=2026-02-28&loading=1&insurance=1&uae=0');
  expect(words(html)).toMatch(/Own calculation, rate not confirmed: .*¥100\.00/);
  expect(words(html)).not.toContain('28 February 2026');
  expect(words(html)).toContain('$33,850.00');
});

it.each([
  ['/auction-checkout', 'ar'],
  ['/auction-checkout', 'ja'],
  ['/auction-bidding', 'ar'],
  ['/auction-bidding', 'ja'],
  ['/payment-success', 'ar'],
  ['/payment-success', 'ja'],
] as const)('renders %s fully translated in %s', async (path, language) => {
  connectPlans();
  const { html } = await open(path, language);
  expect(words(html).match(/[a-z]+\.[a-z]+\b|[A-Z][a-z]+ [a-z]+/g) ?? []).toEqual([]);
});

it('does not index the payment result', async () => {
  expect((await open('/payment-success')).head?.robots).toBe('noindex');
});

it.each([
  [{ status: 410, body: { statusCode: 410, code: 'JOURNEY_LINK_EXPIRED', message: 'Gone' } }, 410, 'This link has expired'],
  [
    { status: 404, body: { statusCode: 404, code: 'JOURNEY_NOT_FOUND', message: 'None' } },
    404,
    'There is no page at this address',
  ],
  [{ status: 503, body: {} }, 503, 'Your car’s journey'],
])("passes on the service's status for an invalid journey link", async (answer, status, title) => {
  payments.answers = { '/api/journeys': answer };
  payments.connect('inquiries');
  const fragment = await open('/journey/c2VjcmV0');
  expect([fragment.status, fragment.head?.title, fragment.head?.robots]).toEqual([status, title, 'noindex']);
  expect(fragment.personal).toBe(true);
});

it('blocks submission of a checkout form before hydration, and leaks nothing into the URL', async () => {
  connectPlans();
  const { html } = await open('/auction-checkout?plan=2');
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).toMatch(/<button[^>]* type="submit"[^>]* disabled=""|<button[^>]* disabled=""[^>]* type="submit"/);
});

it('lists the pages for search engines', async () => {
  const pages = listedPages(services);
  expect(pages).toHaveLength(5);
  for (const { path } of pages) expect((await open(path)).head?.robots).toBeUndefined();
});

describe('a staff preview', () => {
  const preview = async (path: string, drafts: Partial<typeof defaultSettings>) => {
    const known = { ...defaultSettings, ...drafts };
    const i18n = createServerI18n('en', (await texts).en);
    const { html } = await renderFragment(services, new URL(path, 'http://site'), i18n, (client) => fillDrafts(client, known));
    return words(html);
  };

  it("shows the draft's plans without requesting others", async () => {
    connectPlans();
    const [plan] = defaultSettings.plans.plans;
    const drafts = { plans: { ...defaultSettings.plans, plans: [{ ...plan, price: 777 }] } } as never;
    expect(await preview('/auction-access', drafts)).toMatch(/\$ ?777/);
    expect(payments.at('/api/auction-plans')).toEqual([]);
    expect(words((await open('/auction-access')).html)).not.toMatch(/\$ ?777/);
  });

  it("uses the draft's fees", async () => {
    const { fees } = defaultSettings;
    const drafts = { fees: { ...fees, guide: { ...fees.guide, depositPercent: 37 } } };
    expect(await preview('/auction-bidding', drafts)).toContain('37%');
  });
});

import { DEFAULT_FEES } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { fakeService, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../../locales/en.json';
import texts from '../locales/en.json';
import { QuoteCalculator } from './quote-calculator.js';

const payments = fakeService('payments');

const rateOf = (yenPerDollar: number, fetchedAt = '2026-11-20T22:00:00Z') => ({
  status: 200,
  body: { result: 'success', base_code: 'USD', conversion_rates: { JPY: yenPerDollar }, indicative: false, fetchedAt },
});

beforeEach(() => {
  payments.answer = rateOf(150);
  document.documentElement.dataset.siteName = 'Test Motors';
});

const current = () => screen.findByText(/Current rate:/);

/** The sheet of the decoder, which stands on the same page. */
const Grade = () => <p>Grade {useSearchParams()[0].get('grade')}</p>;

async function open(at = '/auction-bidding', early?: () => void) {
  renderWithProviders(
    <>
      <QuoteCalculator />
      <Grade />
      <Toaster />
    </>,
    { namespace: 'auction-bidding', texts, otherTexts: { services }, at, early },
  );
  await screen.findByText(/rate:|rate not confirmed:/);
}

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vehicle price in yen' });
const totals = () => screen.getAllByText('In dirhams').map((label) => label.closest('output')?.textContent);
const total = () => totals().at(-1);
const flip = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const line = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function type(text: string) {
  await userEvent.clear(price());
  if (text) await userEvent.type(price(), text);
}

it('starts with ¥3,000,000 and lists the eight lines in yen and dollars', async () => {
  await open();
  expect(price().value).toBe('3,000,000');
  screen.getByText('$20,000.00', { selector: 'p *' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').firstChild?.textContent)).toEqual([
    'Winning bid',
    'Service fee',
    'Export certificate',
    'Transport to port',
    'Ocean freight',
    'Loading cost (if applicable)',
    'Insurance (recommended)',
    'Buying commission',
  ]);
  expect(line(/Service fee/)).toEqual(['¥150,000', '$1,000.00']);
  expect(line(/Export certificate/)).toEqual(['', 'Included']);
  expect(line(/Ocean freight/)).toEqual(['¥180,000', '$1,200.00']);
  expect(total()).toBe('Total$23,183.33In dirhamsAED 85,152.38');
});

it('charges no commission from ¥5,000,000', async () => {
  await open();
  expect(line(/Buying commission/)).toEqual(['¥75,000', '$500.00']);
  await type('4999999');
  expect(line(/Buying commission/)).toEqual(['¥75,000', '$500.00']);
  await type('5000000');
  expect(line(/Buying commission/)).toEqual(['', 'FREE']);
  expect(total()).toContain('$36,816.67');
});

it('omits excluded lines', async () => {
  await open();
  await flip('Loading cost');
  expect(line(/Loading cost/)).toEqual(['', 'Not included']);
  expect(total()).toContain('$23,033.33');
  await flip('Insurance');
  expect(total()).toContain('$22,833.33');
  await flip('Loading cost');
  await flip('Insurance');
  expect(total()).toContain('$23,183.33');
});

it('applies input from before hydration', async () => {
  await open('/auction-bidding', () => {
    price().value = '5000000';
    screen.getByRole('switch', { name: 'Insurance' }).click();
  });
  expect(line(/Insurance/)).toEqual(['', 'Not included']);
  expect(total()).toContain('$36,483.33');
});

it('adds duty and VAT in the UAE on request, as an estimate below the value on arrival, with its own total', async () => {
  await open();
  expect(screen.queryByText('In the UAE (estimate)')).toBeNull();
  await flip('Duty and VAT in the UAE');
  const uae = screen.getByRole('region', { name: 'In the UAE (estimate)' });
  const sums = within(uae).getAllByRole('definition');
  expect(sums.map(({ textContent }) => textContent)).toEqual(['AED 4,257.62', '$1,159.17', 'AED 4,470.50', '$1,217.13']);
  expect(totals()).toEqual([
    'Value on arrival (CIF)$23,183.33In dirhamsAED 85,152.38',
    'Total with duty and VAT$25,559.63In dirhamsAED 93,880.50',
  ]);
});

it.each(['٣٠٠٠٠٠٠', '３，０００，０００', '3 000 000', '¥3,000,000'])('parses %s', async (typed) => {
  await open();
  await type(typed);
  expect(price().value).toBe('3,000,000');
  expect(total()).toContain('$23,183.33');
});

it.each(['abc', '-5', '300万', '12345678901234567890'])('explains valid input for %s', async (typed) => {
  await open();
  await type(typed);
  const hint = document.getElementById(price().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/^Please enter an amount in whole yen, .*¥1,000,000,000.* at most$/);
});

it.each(['', '0', 'three million'])('shows no total, and nothing to share or print, for "%s"', async (typed) => {
  await open();
  await type(typed);
  expect(total()).toBe('Total–In dirhams–');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print or save as PDF' }).disabled).toBe(true);
  expect(screen.queryByRole('link', { name: 'Send by WhatsApp' })).toBeNull();
});

it('uses the indicative rate of 150 while the service is unavailable', async () => {
  payments.answer = unavailable;
  await open();
  expect((await screen.findByText(/Indicative rate:/)).textContent).toBe('Indicative rate: $1 = ¥150.00');
  expect(total()).toContain('AED 85,152.38');
});

it('shows that the rate is loading', async () => {
  renderWithProviders(<QuoteCalculator />, { namespace: 'auction-bidding', texts, otherTexts: { services } });
  screen.getByText('Loading current exchange rates…');
  await current();
});

/** The link that the page copies to the clipboard. */
async function copiedLink(): Promise<URL> {
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  return new URL(await navigator.clipboard.readText());
}

it("creates a link that reproduces the figures; with an old rate they are not a quote until today's rate is applied", async () => {
  await open();
  await type('1234567');
  await flip('Insurance');
  await flip('Duty and VAT in the UAE');
  const shown = total();
  const link = await copiedLink();
  expect(link.pathname).toBe('/auction-bidding');

  cleanup();
  payments.answer = rateOf(120, '2026-12-24T08:00:00Z');
  await open(`${link.pathname}${link.search}&grade=3.5`);
  expect((await screen.findByText(/rate not confirmed:/)).textContent).toBe('Own calculation, rate not confirmed: $1 = ¥150.00');
  expect(total()).toBe(shown);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Insurance' }).checked).toBe(false);
  screen.getByText('In the UAE (estimate)');

  await userEvent.click(screen.getByRole('button', { name: "Use today's rate" }));
  expect((await current()).textContent).toBe('Current rate: $1 = ¥120.00 24 December 2026');
  expect(price().value).toBe('1,234,567');
  screen.getByText('Grade 3.5');
  expect(document.activeElement?.contains(await current())).toBe(true);
});

it("keeps a link's rate and day if the server confirms them", async () => {
  await open('/auction-bidding?price=3000000&rate=150&rateDate=2026-11-20&loading=1&insurance=1&uae=0');
  expect((await current()).textContent).toBe('Current rate: $1 = ¥150.00 20 November 2026');
  expect(screen.queryByRole('button', { name: "Use today's rate" })).toBeNull();
});

it.each(['rate=300&rateDate=2099-01-01', 'rate=150&rateDate=2099-01-01', 'rate=300'])(
  'shows neither the dealer’s name nor a date for a calculation with %s',
  async (forged) => {
    await open(`/auction-bidding?price=3000000&${forged}&loading=1&insurance=1&uae=0`);
    await screen.findByText(/Own calculation, rate not confirmed:/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    screen.getByText('Own calculation – not a quote by Test Motors');
    expect(document.querySelector('[data-letterhead]')).toBeNull();
    expect(screen.queryByText(/^Quote of/)).toBeNull();
    expect(screen.queryByText(/2099/)).toBeNull();
  },
);

it('ignores a tampered link', async () => {
  await open('/auction-bidding?price=3000000&rate=-5&loading=1&insurance=1&uae=0');
  await current();
  expect(total()).toContain('$23,183.33');
});

it('uses and shows the published fees, and keeps those of a link', async () => {
  const calculator = { ...DEFAULT_FEES.calculator, serviceFeePercent: 6, freightUsd: 1400 };
  const now = { status: 200, body: { ...DEFAULT_FEES, calculator } };
  payments.answers = { '/api/auction-fees': now };
  await open();
  await waitFor(() => expect(line(/Service fee/)).toEqual(['¥180,000', '$1,200.00']));
  const shown = total();
  const link = await copiedLink();

  cleanup();
  payments.answers = {};
  await open(link.pathname + link.search);
  await screen.findByText('Using the fees in this link, which differ from our published ones');
  expect(total()).toBe(shown);
  await userEvent.click(screen.getByRole('button', { name: "Use today's rate and fees" }));
  await waitFor(() => expect(line(/Service fee/)).toEqual(['¥150,000', '$1,000.00']));
});

it('shows the link if the clipboard is unavailable', async () => {
  await open();
  const visitor = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }));
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link of this quote' });
  expect(shown.value).toContain('/auction-bidding?price=3000000&rate=150&rateDate=2026-11-20');
});

it('prints the date, on letter paper, with a code of its link', async () => {
  await open();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('[data-letterhead]')).not.toBeNull();
  const code = await screen.findByAltText<HTMLImageElement>('QR code that leads to this quote');
  expect(code.getAttribute('src')).toMatch(/^\/qr\/auction-bidding\.svg\?price=3000000&rate=150&/);
  const day = new Intl.DateTimeFormat('en-AE', { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(new Date());
  screen.getByText(`Quote of ${day}`);
});

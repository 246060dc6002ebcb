import { createQueryClient } from '@dealership/ui-kit/query';
import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { CurrencyCalculator } from './currency-calculator.js';
import { prefetchExchangeRate } from './use-exchange-rate.js';

const payments = fakeService('payments');
const rate = {
  result: 'success',
  base_code: 'USD',
  conversion_rates: { JPY: 120 },
  indicative: false,
  fetchedAt: '2026-11-20T22:00:00Z',
};
const success = (changes: object = {}) => ({ status: 200, body: { ...rate, ...changes } });

interface Visit {
  language?: 'en' | 'ar';
  early?: () => void;
}

function open(answer: { status: number; body: unknown }, { language = 'en', early }: Visit = {}) {
  payments.answer = answer;
  renderWithProviders(<CurrencyCalculator />, { namespace: 'services', texts: { en, ar }[language], language, early });
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const result = () => screen.getByRole('status').textContent;
const currentRate = () => screen.findByText('Current rate:', { exact: false });

it('starts with 3,000,000 yen, shows a loading state and then the rate and its day in Dubai', async () => {
  open(success());
  expect(amount().value).toBe('3,000,000');
  screen.getByText('Loading current exchange rates…');
  expect((await currentRate()).textContent).toBe('Current rate: $1 = ¥120.00 21 November 2026');
  expect(result()).toBe('UAE dirhamsAED 91,825US dollars$25,000');
});

it.each([
  ['no answer', { status: 503, body: {} }],
  ['an answer that is no success', success({ result: 'error' })],
  ['an answer without yen', success({ conversion_rates: {} })],
  ['a rate that is no number', success({ conversion_rates: { JPY: '120' } })],
  ['a rate of zero', success({ conversion_rates: { JPY: 0 } })],
  ['nothing at all', { status: 200, body: null }],
])('keeps the indicative rate of 150 on %s', async (_, answer) => {
  open(answer);
  expect((await screen.findByText('Indicative rate:', { exact: false })).textContent).toBe('Indicative rate: $1 = ¥150.00');
  expect(result()).toBe('UAE dirhamsAED 73,460US dollars$20,000');
});

it('marks an outdated rate as indicative', async () => {
  open(success({ indicative: true }));
  expect((await screen.findByText('Indicative rate:', { exact: false })).textContent).toBe('Indicative rate: $1 = ¥120.00');
});

it.each([
  ['1500000', '1,500,000'],
  ['¥1,500,000', '1,500,000'],
  ['١٬٥٠٠٬٠٠٠', '1,500,000'],
  ['１５０００００', '1,500,000'],
])('parses %s as %s yen', async (typed, shown) => {
  open(success());
  await currentRate();
  await userEvent.clear(amount());
  await userEvent.type(amount(), typed);
  expect(amount().value).toBe(shown);
  expect(result()).toContain('$12,500');
});

it.each([
  ['9', '30,009,000', 6],
  ['{Backspace}', '300,000', 3],
  ['{Delete}', '3,000,000', 6],
])('keeps the caret in place when %s is pressed in the middle', async (key, shown, caret) => {
  open(success());
  await userEvent.type(amount(), key, { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect([amount().value, amount().selectionStart]).toEqual([shown, caret]);
});

it('applies input from before hydration', async () => {
  let typedInto: HTMLInputElement | undefined;
  const early = () => {
    typedInto = amount();
    typedInto.value = '1500000';
  };
  open(success(), { early });
  await currentRate();
  expect(amount()).toBe(typedInto);
  expect(result()).toContain('$12,500');
  await userEvent.click(amount());
  await userEvent.tab();
  expect(amount().value).toBe('1,500,000');
});

it.each(['', '0', '12.5', 'about three million', '2000000000'])('shows no amount for "%s"', async (typed) => {
  open(success());
  await currentRate();
  await userEvent.clear(amount());
  if (typed) await userEvent.type(amount(), typed);
  expect(result()).toBe('UAE dirhams–US dollars–');
  expect(screen.queryByText(/Please enter an amount in whole yen/) === null).toBe(typed === '');
});

it('puts the Arabic word for dirhams after the amount', async () => {
  open(success(), { language: 'ar' });
  await waitFor(() => expect(result()).toContain('91,825 درهم'));
});

it('is rendered with the rate the server has read', async () => {
  payments.answer = success();
  const client = createQueryClient();
  await prefetchExchangeRate(client);
  expect(client.getQueryData(['exchange-rate'])).toEqual({ yenPerDollar: 120, indicative: false, fetchedAt: rate.fetchedAt });
});

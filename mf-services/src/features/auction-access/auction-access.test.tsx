import { type AuctionPlan, auctionPlansOf, defaultSettings } from '@dealership/contracts';
import { fakeService, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import { AuctionAccessPage } from './auction-access-page.js';
import en from './locales/en.json';

const payments = fakeService('payments');

const plans: AuctionPlan[] = auctionPlansOf(defaultSettings.plans);
const words = (en: string) => ({ en, ar: '', ja: '' });

function open(answer: { status: number; body: unknown }) {
  payments.answer = answer;
  renderWithProviders(<AuctionAccessPage />, { namespace: 'auction-access', texts: en, otherTexts: { services } });
}

const withoutIsolates = (text: string) => text.replace(/[\u2066\u2069]/g, '');

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it.each([
  ['1 Month', '$62', '$62 per month', '1', ''],
  ['2 Months', '$110', '$55 per month', '2', 'Save $14'],
  ['4 Months', '$200', '$50 per month', '4', 'Save $48'],
])('offers %s for %s, %s', async (name, price, monthly, key, savings) => {
  open({ status: 200, body: plans });
  const plan = await card(name);
  plan.getByText(price);
  plan.getByText(monthly, { normalizer: withoutIsolates });
  expect(plan.getByRole('link', { name: `Choose ${name}` }).getAttribute('href')).toBe(`/auction-checkout?plan=${key}`);
  expect(withoutIsolates(plan.queryByText(/Save/)?.textContent ?? '')).toBe(savings);
  expect(plan.queryByText('Most popular') !== null).toBe(name === '2 Months');
});

it('shows named plans, with cents', async () => {
  const gold = { ...plans[0], key: 'gold', name: words('Gold'), durationMonths: 3, price: 62.5, savings: 0.75 };
  open({ status: 200, body: [gold] });
  const plan = await card('Gold (3 Months)');
  plan.getByText('$62.50');
  plan.getByText('Save $0.75', { normalizer: withoutIsolates });
  expect(plan.getByRole('link', { name: 'Choose Gold (3 Months)' }).getAttribute('href')).toBe('/auction-checkout?plan=gold');
});

it("lists common features once, and a plan's own on its card", async () => {
  const own = plans.map((plan) => (plan.key === '4' ? { ...plan, features: [...plan.features, words('A call a week')] } : plan));
  open({ status: 200, body: own });
  const items = (await card('4 Months')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['A call a week']);
  expect((await card('1 Month')).queryAllByRole('listitem')).toEqual([]);
  expect(screen.getAllByText('Full access to auction listings')).toHaveLength(1);
});

it('shows the four steps, the number of listings, the refund policy and links', async () => {
  open({ status: 200, body: plans });
  await card('1 Month');
  for (const name of ['Purchase Access', 'Search & Select', 'Place Your Bids', 'We Handle the Rest'])
    screen.getByRole('heading', { name, level: 3 });
  screen.getByText(/more than 50,000 vehicles/);
  screen.getByText('Buy a vehicle through us, and your membership fee is refunded.');
  expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/contact');
});

it('offers a retry and the contact page if the plans cannot be loaded', async () => {
  open(unavailable);
  await screen.findByText('The plans cannot be shown right now');
  payments.answer = { status: 200, body: plans };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await card('2 Months');
});

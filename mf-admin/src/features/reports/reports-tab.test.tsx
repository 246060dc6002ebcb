import type { PaymentFigures, RequestFigures, StockFigures } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle } from '../../testing/vehicles.js';
import { periodsOf } from './period.js';

const site = adminSite();

const { current } = periodsOf(30);

const STOCK: StockFigures = {
  views: [{ day: current.to, page: 'vehicle', views: 240 }],
  sources: [{ source: 'search', visits: 24 }],
  vehicles: [
    { id: 7, name: '2024 Aurelio Vento', stockNumber: 'A-2607', sold: false, days: 12, views: 200 },
    { id: 10, name: '2021 Kestrel Nova', stockNumber: null, sold: false, days: 3, views: 1 },
  ],
  ages: [{ from: 0, to: 30, vehicles: 3, value: 900_000 }],
  sales: [
    {
      id: 9,
      name: '2023 Aurelio Corsa',
      stockNumber: 'A-2609',
      day: current.to,
      days: 40,
      price: 310_000,
      paid: true,
      profit: 42_000,
    },
    { id: 6, name: '2020 Kestrel Ray', stockNumber: null, day: current.to, days: 9, price: 90_000, paid: false, profit: 8000 },
    { id: 8, name: '2022 Aurelio Vento', stockNumber: null, day: current.to, days: 8, price: null, paid: false, profit: null },
  ],
};
const REQUESTS: RequestFigures = {
  days: [{ day: current.to, kind: 'contact', requests: 5 }],
  overall: { requests: 5, answered: 4, medianMinutes: 130, p90Minutes: 150, withinTarget: 3, completed: 4 },
  answers: [{ kind: 'contact', requests: 5, answered: 4, medianMinutes: 42, p90Minutes: 90, withinTarget: 3, completed: 4 }],
  byAgent: [
    { ownerId: 7, requests: 4, answered: 4, medianMinutes: 42, p90Minutes: 90, withinTarget: 3, completed: 4 },
    { ownerId: 9, requests: 1, answered: 0, medianMinutes: null, p90Minutes: null, withinTarget: 0, completed: 0 },
    { ownerId: null, requests: 1, answered: 0, medianMinutes: null, p90Minutes: null, withinTarget: 0, completed: 1 },
  ],
  vehicles: [
    { vehicleId: 7, name: '2024 Aurelio Vento', requests: 3 },
    { vehicleId: 8, name: null, requests: 1 },
    { vehicleId: 38, name: '2019 Orsenza Altavia', requests: 1 },
    { vehicleId: 9999, name: null, requests: 1 },
  ],
  sources: [
    { source: 'search', requests: 3, won: 1 },
    { source: null, requests: 2, won: 0 },
  ],
};
const PAYMENTS: PaymentFigures = {
  days: [{ day: current.to, memberships: 2, amount: 172, refunds: 1, refunded: 62 }],
  plans: [{ plan: '1', planName: null, durationMonths: 1, memberships: 2, amount: 172 }],
};

const BEFORE = [{ day: current.from, memberships: 1, amount: 62, refunds: 0, refunded: 0 }];

/** Returns one figure for the selected period and a lower one for the period before. */
const during =
  <Figures,>(now: Figures, before: Figures) =>
  ({ query }: { query: URLSearchParams }) => ({
    body: query.get('from') === current.from ? now : before,
  });

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  site.on('GET /api/staff/figures/stock', during(STOCK, { ...STOCK, views: [], sales: [] }));
  site.on(
    'GET /api/staff/figures/requests',
    during(REQUESTS, { ...REQUESTS, days: [{ day: current.from, kind: 'contact', requests: 2 }] }),
  );
  site.on('GET /api/staff-colleagues', { body: [{ id: 7, name: 'Huda', role: 'sales' }] });
  site.on('GET /api/staff/figures/payments', during(PAYMENTS, { ...PAYMENTS, days: BEFORE }));
});

const totals = () =>
  [...document.querySelectorAll('dl dt')].map((term) =>
    [...(term.parentElement?.children ?? [])].map((part) => part.textContent),
  );

it("shows the totals beside the previous period's", async () => {
  openAdmin('?tab=reports');
  // The file's first test also waits for the section's code to load.
  await waitFor(
    () =>
      expect(totals()).toEqual([
        ['Cars sold', '3', '0 in the period before'],
        ['Sales', 'AED 400,000', 'AED 0 in the period before'],
        ['Gross profit, where the purchase price is known', 'AED 50,000', '1 of 2 at the listed price'],
        ['Requests', '5', '2 in the period before (+150%)'],
        ['First answer (median, working time)', '2 h 10 min', '2 h 10 min in the period before'],
        ['Page views', '240', '0 in the period before'],
        ['Requests per 100 visits', '12.5', '12.5 in the period before'],
        ['Memberships', '2', '1 in the period before (+100%)'],
        ['Membership income after refunds', '$110', '$62 in the period before (+77%)'],
      ]),
    { timeout: 60_000 },
  );
});

it('leads to each of its figures', async () => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  openAdmin('?tab=reports');
  const links = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Go to a figure' });
  const headings = () => screen.getAllByRole('article').map((figure) => within(figure).getByRole('heading'));
  const titles = () => [...links.options].slice(1).map(({ text }) => text);
  await waitFor(() => expect(titles()).toContain('Vehicles asked for most'));
  await waitFor(() => expect(headings().map(({ textContent }) => textContent)).toEqual(titles()));
  await userEvent.selectOptions(links, 'Vehicles asked for most');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicles asked for most' }));
  expect(links.value).toBe('');
});

it('compares nothing with a period from before there was data', async () => {
  site.on('GET /api/staff/figures/stock', during(STOCK, { ...STOCK, views: [], sources: [], sales: [] }));
  site.on('GET /api/staff/figures/requests', during(REQUESTS, { ...REQUESTS, days: [] }));
  site.on('GET /api/staff/figures/payments', during(PAYMENTS, { days: [], plans: [] }));
  openAdmin('?tab=reports');
  await waitFor(() => expect(totals().map(([name]) => name)).toHaveLength(9));
  for (const part of ['stock', 'requests', 'payments'])
    await waitFor(() => expect(site.calls('GET', `/api/staff/figures/${part}`)).toHaveLength(2));
  const plans = await screen.findByRole('article', { name: 'Memberships by plan' });
  expect(within(plans).getByText('$172').closest('p')?.textContent).toBe('$172before refunds');
  expect(screen.queryByText(/in the period before/)).toBeNull();
  // The plots begin with the data.
  const byKind = await screen.findByRole('table', { name: 'Requests by kind', hidden: true });
  await waitFor(() => expect(byKind.querySelectorAll('tbody tr')).toHaveLength(1));
});

it('plots no answer times that are all 0', async () => {
  const none = { requests: 5, answered: 4, medianMinutes: 0, p90Minutes: 0, withinTarget: 4, completed: 4 };
  site.on('GET /api/staff/figures/requests', { body: { ...REQUESTS, overall: none, answers: [{ kind: 'contact', ...none }] } });
  openAdmin('?tab=reports');
  const answers = await screen.findByRole('article', { name: 'Time to the first answer' });
  expect(within(answers).getByRole('table')).toBeTruthy();
  expect(answers.querySelector('[aria-hidden="true"]:has(.recharts-responsive-container), ul')).toBeNull();
  const byPerson = screen.getByRole('article', { name: 'Time to the first answer, by person' });
  expect(byPerson.querySelector('ul')).toBeTruthy();
});

it('has a table for each figure: requests for each vehicle by its views, waiting times by kind', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(8)] });
  openAdmin('?tab=reports');
  const cells = async (name: string) => {
    const table = await screen.findByRole('table', { name, hidden: true });
    return within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  await waitFor(async () =>
    expect(await cells('Vehicles seen most')).toEqual([
      ['2024 Aurelio Vento · A-2607', '12', '200', '3', '1.5'],
      ['2021 Kestrel Nova', '3', '1', '0', '–'],
    ]),
  );
  await waitFor(async () =>
    expect(await cells('Vehicles asked for most')).toEqual([
      ['2024 Aurelio Vento · A-2607', '3'],
      ['2024 Aurelio Vento 8', '1'],
      ['2019 Orsenza Altavia', '1'],
    ]),
  );
  expect(await cells('Time to the first answer')).toEqual([['Customer Messages', '42 min', '75', '5', '4', '1 h 30 min']]);
  await waitFor(async () => expect((await cells('Time to the first answer, by person'))[0]?.[0]).toBe('Huda'));
  expect(await cells('Time to the first answer, by person')).toEqual([
    ['Huda', '42 min', '75', '4', '4', '1 h 30 min'],
    ['Somebody who is no longer here #9', '–', '–', '1', '0', '–'],
    ['Unassigned', '–', '0', '1', '0', '–'],
  ]);
  expect(await cells('Cars sold, one by one')).toEqual([
    ['2023 Aurelio Corsa · A-2609', '40', '310,000', '42,000'],
    ['2020 Kestrel Ray', '9', '90,000', '8,000'],
    ['2022 Aurelio Vento', '8', '–', '–'],
  ]);
  expect((await cells('Cars sold')).at(-1)?.[1]).toBe('3');
  expect(await cells('Where visits come from')).toEqual([['Search engines', '24']]);
  expect(await cells('From visit to request and sale, by source')).toEqual([
    ['Search engines', '24', '3', '12.5', '1', '–'],
    ['Not known', '–', '2', '–', '0', '–'],
  ]);
  expect(await cells('Requests by kind')).toHaveLength(30);
  expect(screen.getAllByText(/^Working time/)).toHaveLength(1);
  // The page shows hours and minutes; only the file has minutes.
  expect(screen.queryByText('Median (min)')).toBeNull();
});

it('names sold cars in the language of the reader', async () => {
  openAdmin('?tab=reports', 'ja');
  expect(await screen.findAllByText('2023年式 Aurelio Corsa · A-2609')).not.toEqual([]);
});

it('requests the selected days', async () => {
  openAdmin('?tab=reports');
  await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Last 7 days');
  const { current: chosen, before } = periodsOf(7);
  // Wait for every part: late calls would be counted in the next test.
  for (const part of ['stock', 'requests', 'payments'])
    await waitFor(() =>
      expect(site.calls('GET', `/api/staff/figures/${part}`).map(({ query }) => query.get('from'))).toEqual(
        expect.arrayContaining([chosen.from, before.from]),
      ),
    );
});

it('compares figures with the period before, and says what they mean', async () => {
  const few: StockFigures = {
    ...STOCK,
    views: [{ day: current.from, page: 'vehicle', views: 160 }],
    sales: STOCK.sales.slice(0, 1),
  };
  site.on('GET /api/staff/figures/stock', during({ ...STOCK, sales: [] }, few));
  openAdmin('?tab=reports');
  const figure = async (name: string) => within(await screen.findByRole('article', { name }));
  const seen = await figure('Vehicles seen most');
  expect((await seen.findByText('160 in the period before', { exact: false })).textContent).toBe(
    '160 in the period before (+50%)',
  );
  expect(
    seen.getByText('Views of vehicle pages, and how many requests they led to. The rate is shown from 20 views on.'),
  ).toBeTruthy();
  const sold = await figure('Cars sold');
  expect(sold.getByText('Nothing in this period')).toBeTruthy();
  expect(sold.getByText('1 in the period before')).toBeTruthy();
  expect(sold.queryByRole('button', { name: 'CSV' })).toBeNull();
});

it('names figures without data in one line', async () => {
  site.on('GET /api/staff/figures/stock', { body: { ...STOCK, sources: [], ages: [] } });
  openAdmin('?tab=reports');
  const empty = await screen.findByRole('list', { name: 'Nothing in this period:' });
  await waitFor(() =>
    expect([...empty.children].map(({ textContent }) => textContent)).toEqual([
      'Where visits come from',
      'Age of the stock on offer',
    ]),
  );
  expect(within(screen.getByRole('article', { name: 'Page views' })).getByRole('button', { name: 'CSV' })).toBeTruthy();
  // Late calls would be counted in the next test.
  await screen.findAllByText(/^\$62 in the period before/);
});

it('neither shows nor requests payments without the permission', async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
  openAdmin('?tab=reports');
  await screen.findByRole('heading', { name: 'Where visits come from' });
  expect(screen.queryByText('Memberships and refunds')).toBeNull();
  expect(site.calls('GET', '/api/staff/figures/payments')).toEqual([]);
});

it('names figures that failed to load, and shows the others', async () => {
  site.on('GET /api/staff/figures/requests', { status: 503, body: {} });
  openAdmin('?tab=reports');
  expect(await screen.findByText('These figures could not be loaded')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Where visits come from' })).toBeTruthy();
});

it("is the admin's start page if chosen on the device, and stays open during the choice", async () => {
  const { unmount } = openAdmin('?tab=reports');
  const choice = await screen.findByRole('checkbox', { name: 'Make this my start page on this device' });
  await userEvent.click(choice);
  expect(localStorage.getItem('start-page')).toBe('reports');
  unmount();
  openAdmin('');
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Make this my start page on this device' });
  expect(chosen.checked).toBe(true);
  await userEvent.click(chosen);
  await waitFor(() => expect(chosen.checked).toBe(false));
  expect(localStorage.getItem('start-page')).toBe('');
  expect(addressBar()).toBe('/admin?tab=reports');
});

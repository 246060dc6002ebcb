import type { NearestVehicles, VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { failure, fakeService, hydrateWhile as hydratePartWhile, renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../locales/en.json';
import { upcomingVehicle, vehicle } from '../../testing/vehicles.js';
import { InventoryPage } from './inventory-page.js';
import ar from './no-results/locales/ar.json';
import en from './no-results/locales/en.json';
import ja from './no-results/locales/ja.json';
import { NoResults } from './no-results/no-results.js';
import { noResults, pastEnd } from './no-results/no-results-island.js';
import { PastEnd } from './no-results/past-end.js';

const SEARCH = '/api/vehicles/search';
const NEAREST = '/api/vehicles/nearest';
const NOBODY_TYPES_MS = 400;

const found = (given: Partial<VehicleSearchResult> = {}) => ({
  status: 200,
  body: { items: [vehicle()], total: 30, page: 1, pageSize: 6, facets: { makes: [], models: [], years: [] }, ...given },
});

const api = fakeService('catalog', 'inquiries');

// Preloaded as on a server.
const noResultsTexts = { namespace: 'no-results', of: { en, ar, ja } };
Object.assign(noResults, { loaded: NoResults, texts: noResultsTexts });
Object.assign(pastEnd, { loaded: PastEnd, texts: noResultsTexts });

beforeEach(() => {
  addresses = [];
  api.reset();
  api.answers[SEARCH] = found();
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [] };
});

afterEach(async () => {
  jest.useRealTimers();
  await leave?.();
  leave = undefined;
});

/** Unmounts manually hydrated content. */
let leave: (() => Promise<void>) | undefined;

/** Every URL shown, including repetitions. */
let addresses: string[];

function Address() {
  const address = useSearchParams()[0].toString();
  addresses.push(address);
  return <output data-testid="query">{address}</output>;
}

const page = (
  <>
    <InventoryPage />
    <Address />
  </>
);

const at = (query: string) => ({ namespace: 'catalog', texts, at: `/inventory${query}` });
const show = (query = '', early?: () => void) => renderWithProviders(page, { ...at(query), early });
const hydrateWhile = (query: string, act: () => void) => hydratePartWhile(page, at(query), act);

const query = () => screen.getByTestId('query').textContent;
const bar = () => within(screen.getByRole('form', { name: 'Filter cars' }));
const field = (name: string) => bar().getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(NOBODY_TYPES_MS));

describe('typing into a filter', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });

  it('keeps the text and puts its meaning into the URL', async () => {
    show();
    field('Search').focus();
    type('Search', 'land ');
    expect(query()).toBe('');
    await pause();
    expect(query()).toBe('search=land');
    await pause();
    expect(field('Search').value).toBe('land ');
  });

  it('changes the URL once per pause', async () => {
    show();
    for (const text of ['l', 'la', 'lan']) type('Search', text);
    await pause();
    await pause();
    expect(addresses).toEqual(['', 'search=lan']);
  });
});

it('applies input typed before hydration', async () => {
  show('', () => {
    field('Search').value = 'land';
  });
  expect(field('Search').value).toBe('land');
  await waitFor(() => expect(query()).toBe('search=land'));
});

it('keeps a selection made during hydration', async () => {
  leave = await hydrateWhile('?page=2', () => {
    const price = field('Price');
    price.value = '500000+';
    // A browser fires both events; the first makes React hydrate at once.
    price.dispatchEvent(new Event('input', { bubbles: true }));
    price.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(query()).toBe('price=500000%2B');
  expect(field('Price').value).toBe('500000+');
});

it('shows the active filters, and removes them one by one', async () => {
  show('?make=Orsenza&model=Altavia&maxMileage=50000&page=2');
  const words = within(screen.getByRole('list', { name: 'Applied filters' }));
  expect(words.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Orsenza',
    'Altavia',
    'up to 50,000 km',
    'Clear filters',
  ]);
  fireEvent.click(words.getByRole('link', { name: 'Remove Mileage: up to 50,000 km' }));
  expect(query()).toBe('make=Orsenza&model=Altavia');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Vehicles' }));
  fireEvent.click(words.getByRole('link', { name: 'Remove Make: Orsenza' }));
  expect(query()).toBe('');
});

describe('a search without results', () => {
  const nothing = (filters: NearestVehicles['filters'], vehicles = [vehicle()]) => {
    api.answers[SEARCH] = found({ items: [], total: 0 });
    api.answers[NEAREST] = { status: 200, body: { filters, vehicles } };
  };

  it.each([
    [{ without: 3, alone: 9 }, 'None of our 3 Orsenza cars is a diesel.', 'Remove “Diesel” (3 cars)'],
    [{ without: 1, alone: 9 }, 'None of our Orsenza cars is a diesel.', 'Remove “Diesel” (1 car)'],
    [{ without: 4, alone: 0 }, 'No car in stock is a diesel.', 'Remove “Diesel” (4 cars)'],
    [{ without: 0, alone: 2 }, 'No car has all of this at once. The hardest to match: “Diesel”.', 'Remove “Diesel”'],
  ])('names the most restrictive filter (%j) and removes it', async (counts, reason, button) => {
    nothing([{ name: 'fuelType', ...counts }]);
    show('?make=Orsenza&fuelType=Diesel');
    await screen.findByText(reason);
    screen.getByText('No vehicles match your current filters. Please try different criteria.');
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe('/inventory?make=Orsenza');
    expect(screen.queryByText(/^Inspected cars/)).toBeNull();
  });

  it.each([
    ['maxPrice=90000&fuelType=Diesel', 'maxPrice', 'None of the 2 cars that match the rest costs AED 90,000 or less.'],
    ['make=Orsenza&model=Altavia&minYear=2025', 'minYear', 'None of our 2 Orsenza Altavia cars is from 2025 or later.'],
    ['make=Orsenza&model=Altavia&fuelType=Diesel', 'make', 'None of the 2 cars that match the rest is made by Orsenza.'],
    ['make=Orsenza&model=Bandera', 'make', 'No car has all of this at once. The hardest to match: “Orsenza”.'],
  ] as const)('names the cars that the filter excludes (%s)', async (chosen, name, reason) => {
    nothing([{ name, without: 2, alone: 5 }]);
    show(`?${chosen}`);
    await screen.findByText(reason);
  });

  it.each([
    ['maxPrice=20000', 'maxPrice', 'No car in stock costs AED 20,000 or less.', 'Remove the price limit (2 cars)'],
    [
      'price=50000-100000',
      'price',
      'No car in stock costs between AED 50,000 and AED 100,000.',
      'Remove the price range (2 cars)',
    ],
    ['year=older', 'year', 'No car in stock is from 2019 or earlier.', 'Remove “2019 and older” (2 cars)'],
    ['maxMileage=5', 'maxMileage', 'No car in stock has covered 5 km or less.', 'Remove the mileage limit (2 cars)'],
    ['search=zzzz', 'search', 'No car in stock matches “zzzz”.', 'Remove “zzzz” (2 cars)'],
  ] as const)('has a sentence for each kind of filter (%s)', async (chosen, name, reason, button) => {
    nothing([{ name, without: 2, alone: 0 }]);
    show(`?${chosen}`);
    await screen.findByText(reason);
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe('/inventory');
  });

  it('shows the nearest matches, and prefills the sourcing form', async () => {
    nothing([{ name: 'make', without: 0, alone: 0 }]);
    show('?make=Ors%26enza&model=Altavia&minYear=2019&maxYear=2021&fuelType=Diesel&maxPrice=200000');
    await screen.findByRole('link', { name: /Marchmont/ });
    screen.getByRole('heading', { name: 'Close to what you are looking for' });
    const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Start a search' }).href);
    expect(address.pathname).toBe('/vehicle-sourcing');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      vehicleMake: 'Ors&enza',
      vehicleModel: 'Altavia',
      yearRange: '2019–2021',
      specifications: 'up to AED 200,000, Diesel',
    });
  });

  it('shows the newest cars for words without any match', async () => {
    nothing([{ name: 'search', without: 34, alone: 0 }]);
    show('?search=zzzz');
    await screen.findByRole('heading', { name: 'Newest in the showroom' });
  });
});

it('clears the search text together with all filters', async () => {
  show('?status=sold&search=gt&make=Orsenza&sort=price-asc&page=2');
  fireEvent.click(await screen.findByRole('link', { name: 'Clear filters' }));
  expect(query()).toBe('');
  expect(field('Search').value).toBe('');
});

it('shows a loading error, and retries on request', async () => {
  api.answers[SEARCH] = failure(429, 'RATE_LIMITED', 'Too many');
  show();
  const alert = await screen.findByText('Error loading inventory. Please try again later.');
  expect(alert.closest('[role=alert]')).not.toBeNull();
  api.answers[SEARCH] = found();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Marchmont/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a page is past the end, and links to the last page', async () => {
  api.answers[SEARCH] = found({ items: [], page: 99 });
  show('?make=Orsenza&page=99');
  await screen.findByText('The list ends at page 5.');
  expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe('/inventory?make=Orsenza&page=5');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/inventory?make=Orsenza&page=5');
});

it('offers to clear filters that the service refuses, without further calls', async () => {
  api.answers[SEARCH] = failure(400, 'VALIDATION_FAILED', 'Please check');
  show('?make=Orsenza');
  await screen.findByText('No vehicles match your current filters. Please try different criteria.');
  screen.getByRole('link', { name: 'Clear filters' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Close to what you are looking for' })).toBeNull();
});

it.each([
  ['', 'Inspected cars in our Ajman showroom.'],
  ['?status=sold', 'These cars have found their owners.'],
  ['?status=arriving-soon', 'The next cars for our Ajman showroom.'],
])('introduces what it shows (%s)', (status, intro) => {
  show(status);
  expect(screen.getByRole('heading', { level: 1 }).nextSibling?.textContent).toBe(intro);
});

it('shows only upcoming vehicles under arriving soon, without filters', async () => {
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [upcomingVehicle()] };
  show('?status=arriving-soon');
  await screen.findByRole('link', { name: /Orsenza Altavia Finale/ });
  expect(screen.queryByRole('link', { name: /Marchmont/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Filter cars' })).toBeNull();
});

it('returns to the first page when status or order changes', async () => {
  show('?make=Orsenza&page=3');
  expect(screen.getByRole('link', { name: 'Sold' }).getAttribute('href')).toBe('/inventory?status=sold&make=Orsenza');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price-asc' } });
  expect(query()).toBe('make=Orsenza&sort=price-asc');
});

it('starts another page of the list at its top', async () => {
  const scrolled = jest.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scrolled;
  show();
  fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(query()).toBe('page=2'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Vehicles' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

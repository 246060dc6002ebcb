import type { VehicleSearchResult } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { failure, fakeService, renderPart } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../locales/en.json';
import { upcomingVehicle, vehicle } from '../../testing/vehicles.js';
import { InventoryPage } from './inventory-page.js';

const SEARCH = '/api/vehicles/search';
const NOBODY_TYPES_MS = 400;

const found = (given: Partial<VehicleSearchResult> = {}) => ({
  status: 200,
  body: { items: [vehicle()], total: 30, page: 1, pageSize: 6, facets: { makes: [], models: [], years: [] }, ...given },
});

const api = fakeService('catalog', 'inquiries');

beforeEach(() => {
  addresses = [];
  api.reset();
  api.answers[SEARCH] = found();
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [] };
});

afterEach(() => {
  jest.useRealTimers();
});

/** Every address that was shown, the same one too. */
let addresses: string[];

function Address() {
  const address = useSearchParams()[0].toString();
  addresses.push(address);
  return <output data-testid="query">{address}</output>;
}

const show = (query = '', early?: () => void) =>
  renderPart(
    <>
      <InventoryPage />
      <Address />
    </>,
    { namespace: 'catalog', texts, at: `/inventory${query}`, early },
  );

const query = () => screen.getByTestId('query').textContent;
const bar = () => within(screen.getByRole('form', { name: 'Filter the stock' }));
const field = (name: string) => bar().getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(NOBODY_TYPES_MS));

describe('typing into a filter', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });

  it.each([
    ['Search', 'land ', 'search=land'],
    ['AED from', '500,000', 'minPrice=500000'],
    ['AED from', 'AED 200,000', 'minPrice=200000'],
    ['AED to', '٢٠٠٬٠٠٠ درهم', 'maxPrice=200000'],
    ['AED to', '３００，０００', 'maxPrice=300000'],
    ['Year from', '٢٠٢٠', 'minYear=2020'],
  ])('into %s leaves %j as it was typed and puts what it means into the address', async (name, text, address) => {
    show();
    field(name).focus();
    type(name, text);
    expect(query()).toBe('');
    await pause();
    expect(query()).toBe(address);
    await pause();
    expect(field(name).value).toBe(text);
  });

  it.each([
    ['AED to', 'abc', 'AED to: please use digits only, nine at most, for example 500,000'],
    ['AED from', '500k', 'AED from: please use digits only, nine at most, for example 500,000'],
    ['Year from', '2020-2023', 'Year from: please enter a year of four digits, for example 2020'],
  ])('says beside %s that %j is no number, and leaves it there', async (name, text, problem) => {
    show();
    field(name).focus();
    type(name, text);
    await pause();
    expect(bar().getByText(problem).id).toBe(field(name).getAttribute('aria-describedby'));
    expect(field(name).validationMessage).toBe(problem);
    await pause();
    expect(field(name).value).toBe(text);
    expect(addresses).toEqual(['']);
  });

  it('does not call a year a mistake before it is finished', async () => {
    show();
    type('Year from', '20');
    await pause();
    expect(field('Year from').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('Year from'));
    expect(field('Year from').getAttribute('aria-invalid')).toBe('true');
  });

  it('changes the address once for one pause', async () => {
    show();
    for (const text of ['l', 'la', 'lan']) type('Search', text);
    await pause();
    await pause();
    expect(addresses).toEqual(['', 'search=lan']);
  });
});

it('takes what was typed before it was hydrated', async () => {
  show('', () => {
    field('Search').value = 'land';
  });
  expect(field('Search').value).toBe('land');
  await waitFor(() => expect(query()).toBe('search=land'));
});

it('clears what was typed together with every other choice', async () => {
  show('?status=sold&search=gt&make=Orsenza&sort=price-asc&page=2');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(query()).toBe('');
  expect(field('Search').value).toBe('');
});

it('says when the stock cannot be loaded, and tries again when asked', async () => {
  api.answers[SEARCH] = failure(429, 'RATE_LIMITED', 'Too many');
  show();
  const alert = await screen.findByText('Error loading inventory. Please try again later.');
  expect(alert.closest('[role=alert]')).not.toBeNull();
  api.answers[SEARCH] = found();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Marchmont/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the list ends before a page, and leads to its last page', async () => {
  api.answers[SEARCH] = found({ items: [], page: 99 });
  show('?make=Orsenza&page=99');
  await screen.findByText('There is nothing on this page any more.');
  expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe('/inventory?make=Orsenza&page=5');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/inventory?make=Orsenza&page=5');
});

it('offers to clear the filters when the service does not take them', async () => {
  api.answers[SEARCH] = failure(400, 'VALIDATION_FAILED', 'Please check');
  show('?make=Orsenza');
  await screen.findByText('No vehicles match your current filters. Please try different criteria.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['', 'Every car listed here is in our Ajman showroom and inspected; reserved cars are marked.'],
  ['?status=sold', 'These cars have found their owners. Tell us if you are looking for one like them.'],
  ['?status=arriving-soon', 'The next cars for our Ajman showroom, each with the month in which we expect it.'],
])('introduces what it shows (%s)', (status, intro) => {
  show(status);
  expect(screen.getByRole('heading', { level: 1 }).nextSibling?.textContent).toBe(intro);
});

it('shows of what is arriving soon only the upcoming vehicles, and nothing to filter', async () => {
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [upcomingVehicle()] };
  show('?status=arriving-soon');
  await screen.findByRole('link', { name: /Orsenza Altavia Finale/ });
  expect(screen.queryByRole('link', { name: /Marchmont/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Filter the stock' })).toBeNull();
});

it('goes back to the first page with another part of the stock or another order', async () => {
  show('?make=Orsenza&page=3');
  expect(screen.getByRole('link', { name: 'Sold' }).getAttribute('href')).toBe('/inventory?status=sold&make=Orsenza');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price-asc' } });
  expect(query()).toBe('make=Orsenza&sort=price-asc');
});

it('begins another page of the list at its head', async () => {
  const scrolled = jest.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scrolled;
  show();
  fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(query()).toBe('page=2'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Vehicles' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

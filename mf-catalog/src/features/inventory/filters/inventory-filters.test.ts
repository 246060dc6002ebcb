import { describe, expect, it } from '@jest/globals';
import { pagesToShow } from '../results/pagination.js';
import { appliedFilters, DEFAULT_VIEW, readView, spelledAs, toSearchQuery, withFilter, writeView } from './inventory-filters.js';

const view = (query: string) => readView(new URLSearchParams(query));

describe('the URL', () => {
  it('is empty for the default view', () => {
    expect(writeView(view('')).toString()).toBe('');
    expect(view('')).toEqual({ status: 'available', sort: 'newest', page: 1, filters: DEFAULT_VIEW.filters });
  });

  it('round-trips', () => {
    const query =
      'status=sold&search=gt&make=Orsenza&year=older&price=500000%2B&minPrice=1000&maxMileage=9000&sort=price-asc&page=3';
    expect(writeView(view(query)).toString()).toBe(query);
  });

  it('matches values in any case', () => {
    expect(view('fuelType=diesel&bodyType=SUV&transmission=AUTOMATIC&status=Sold&year=Older')).toMatchObject({
      status: 'sold',
      filters: { fuelType: 'Diesel', bodyType: 'suv', transmission: 'Automatic', year: 'older' },
    });
  });

  it('spells make and model as the stock does', () => {
    const facets = { makes: [{ value: 'Orsenza', count: 3 }], models: [{ value: 'Gran Corsa', count: 1 }] };
    expect(spelledAs(view('make=orsenza&model=GRAN%20corsa'), facets).filters).toMatchObject({
      make: 'Orsenza',
      model: 'Gran Corsa',
    });
    expect(spelledAs(view('make=other'), facets).filters.make).toBe('other');
  });

  it('drops invalid values', () => {
    expect(view('status=broken&sort=x&page=-4&price=1-2&transmission=Magic&minYear=abc')).toEqual(view(''));
  });

  it.each(['year=23', 'minYear=20201', 'maxYear=7', `make=${'x'.repeat(81)}`, 'model=a%00b', 'year=abcd'])(
    'drops what the service would refuse: %s',
    (query) => {
      expect(view(query)).toEqual(view(''));
    },
  );

  it('parses Arabic-Indic and full-width digits and separators', () => {
    expect(view('minPrice=١٥٠٬٠٠٠').filters.minPrice).toBe('150000');
    expect(view('minPrice=150.000').filters.minPrice).toBe('150000');
    expect(view('minPrice=150.00').filters.minPrice).toBe('150');
    expect(view('maxYear=２０２３').filters.maxYear).toBe('2023');
    expect(view('maxPrice=1,000,000').filters.maxPrice).toBe('1000000');
  });
});

describe('changing a filter', () => {
  it('returns to page 1', () => {
    expect(withFilter(view('page=5'), 'fuelType', 'Hybrid')).toMatchObject({ page: 1, filters: { fuelType: 'Hybrid' } });
  });

  it('clears the model when the make changes', () => {
    expect(withFilter(view('make=A&model=B'), 'make', 'C').filters).toMatchObject({ make: 'C', model: '' });
  });

  it('lists the active filters', () => {
    expect(appliedFilters(view('maxMileage=50000&make=A&page=2&sort=price-asc').filters)).toEqual(['make', 'maxMileage']);
  });
});

it('sends only active filters to the service', () => {
  const query = Object.entries(toSearchQuery(view('make=A&minYear=2020'))).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(query)).toEqual({ status: 'available', make: 'A', minYear: 2020, sort: 'newest', page: 1 });
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [1, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('shows on page %i of %i the pages %j', (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown);
});

it('applies only the latest of a band and a free range', () => {
  const banded = withFilter(DEFAULT_VIEW, 'price', '100000-200000');
  const free = withFilter(banded, 'minPrice', '150000');
  expect([free.filters.price, free.filters.minPrice]).toEqual(['', '150000']);
  const again = withFilter(free, 'price', '100000-200000');
  expect([again.filters.price, again.filters.minPrice]).toEqual(['100000-200000', '']);
  expect(withFilter(free, 'price', '').filters.minPrice).toBe('');
});

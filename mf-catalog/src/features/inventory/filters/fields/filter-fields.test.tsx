import type { Language, VehicleSearchResult } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import arabicTexts from '../../../../locales/ar.json';
import texts from '../../../../locales/en.json';
import { facets as facetsWith } from '../../../../testing/vehicles.js';
import { DEFAULT_VIEW } from '../inventory-filters.js';
import { CarFields, SheetFields } from './filter-fields.js';

const facetsOf = (...years: number[]): VehicleSearchResult['facets'] =>
  facetsWith({ years: years.map((value) => ({ value, count: 1 })) });

interface Given {
  language?: Language;
  make?: string;
  model?: string;
  facets?: VehicleSearchResult['facets'];
  year?: string;
  minPrice?: string;
}

const show = ({ language = 'en', facets, ...given }: Given = {}) => {
  const values = { ...DEFAULT_VIEW.filters, ...given };
  const fields = { idPrefix: 'bar', values, facets, onChange: () => undefined };
  return renderWithProviders(<SheetFields {...fields} />, {
    namespace: 'catalog',
    texts: language === 'ar' ? arabicTexts : texts,
    language,
  });
};

/** Value and label of every option. */
const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ value, textContent }) => [value, textContent]);

/** Value and label of every chip. */
const chips = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.value, radio.labels?.[0]?.textContent]);

const bucket = (year: number, count?: number) => [`${year}`, count === undefined ? `${year}` : `${year} (${count})`];
const FREE = ['free', 'Set a range'];
const BUCKETS = [...[2023, 2022, 2021, 2020].map((year) => bucket(year)), ['older', '2019 and older'], FREE];

describe('the years', () => {
  it('include 2023 to 2020 and older, in stock or not', () => {
    show();
    expect(options('Year')).toEqual([['', 'Any'], ...BUCKETS]);
  });

  it('start with newer years in stock', () => {
    show({ facets: facetsOf(2025, 2024, 2023, 2022, 2008, 2003) });
    expect(options('Year')).toEqual([
      ['', 'Any'],
      ...[2025, 2024, 2023, 2022].map((year) => bucket(year, 1)),
      ...[2021, 2020].map((year) => bucket(year, 0)),
      ['older', '2019 and older (2)'],
      FREE,
    ]);
  });

  it('keep the selected one, even without a bucket', () => {
    show({ year: '2015' });
    expect(options('Year')).toContainEqual(bucket(2015));
    expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2015');
  });
});

describe('the price bands', () => {
  it('are labelled in dirhams', () => {
    show();
    expect(options('Price')).toEqual([
      ['', 'Any'],
      ['50000-100000', 'AED 50,000 to 100,000'],
      ['100000-200000', 'AED 100,000 to 200,000'],
      ['200000-500000', 'AED 200,000 to 500,000'],
      ['500000+', 'AED 500,000 and more'],
      FREE,
    ]);
  });

  it('are labelled in dirhams in Arabic too, in Latin digits', () => {
    show({ language: 'ar' });
    const labels = options(arabicTexts.filters.price).slice(1, -1);
    expect(labels.map(([, text]) => text?.match(/[\d,]+/g))).toEqual([
      ['50,000', '100,000'],
      ['100,000', '200,000'],
      ['200,000', '500,000'],
      ['500,000'],
    ]);
    for (const [, text] of labels) expect(text).toContain('درهم');
  });
});

it('names the mileages in kilometres', () => {
  show();
  expect(options('Mileage').slice(0, 3)).toEqual([
    ['', 'Any'],
    ['5000', 'up to 5,000 km'],
    ['10000', 'up to 10,000 km'],
  ]);
});

describe('the facts of the stock', () => {
  const NONE = facetsWith();
  const isDisabled = (name: string, value: string) =>
    screen.getByRole('group', { name }).querySelector<HTMLInputElement>(`input[value="${value}"]`)?.disabled;
  const isOptionDisabled = (name: string, value: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].find((option) => option.value === value)?.disabled;

  it('are shown in words with counts, and cannot be selected where there are none', () => {
    show({
      facets: facetsWith({
        bodyTypes: [{ value: 'suv', count: 3 }],
        fuelTypes: [{ value: 'Diesel', count: 4 }],
        prices: [{ value: '500000+', count: 2 }],
      }),
    });
    expect(chips('Body type').slice(0, 3)).toEqual([
      ['', 'Any'],
      ['suv', 'SUV (3)'],
      ['sedan', 'Sedan (0)'],
    ]);
    expect(chips('Fuel type')).toContainEqual(['Diesel', 'Diesel (4)']);
    expect(options('Price')).toContainEqual(['500000+', 'AED 500,000 and more (2)']);
    expect([isDisabled('Body type', 'suv'), isDisabled('Body type', 'sedan')]).toEqual([false, true]);
  });

  it('are shown without a count where it is unknown, and can be selected', () => {
    show({
      facets: facetsWith({
        fuelTypes: [{ value: 'Diesel' }],
        years: [{ value: 2022 }, { value: 2019, count: 1 }, { value: 2018 }],
      }),
    });
    expect(chips('Fuel type')).toContainEqual(['Diesel', 'Diesel']);
    expect([isDisabled('Fuel type', 'Diesel'), isDisabled('Fuel type', 'Hybrid')]).toEqual([false, true]);
    expect(options('Year')).toEqual(expect.arrayContaining([bucket(2022), bucket(2021, 0), ['older', '2019 and older']]));
  });

  it('can all be selected while the counts are unknown', () => {
    show();
    expect(chips('Transmission')).toContainEqual(['Manual', 'Manual']);
    expect(isDisabled('Transmission', 'Manual')).toBe(false);
  });

  it('are shown in Arabic without what is added in brackets', () => {
    show({ language: 'ar', facets: facetsWith({ bodyTypes: [{ value: 'suv', count: 3 }] }) });
    expect(chips(arabicTexts.filters.bodyType)[1]).toEqual(['suv', '\u200fSUV (3)']);
  });

  it('keep the selected one', () => {
    show({ facets: NONE, year: '2023' });
    expect([isOptionDisabled('Year', '2023'), isOptionDisabled('Year', '2022')]).toEqual([false, true]);
  });
});

it.each([
  [{}, false],
  [{ make: 'Orsenza' }, true],
  [{ model: 'Vento' }, false],
])('with %j, takes a model: %s', (given, isTaken) => {
  show(given);
  expect(screen.getByLabelText<HTMLSelectElement>('Model').disabled).toBe(!isTaken);
});

describe('the free limits', () => {
  const labels = () => [...document.querySelectorAll('label[for]')].map(({ textContent }) => textContent);
  const isYear = (label: string | null) => label?.startsWith('Year');

  it('appear on request, in a group with a name of its own', () => {
    show();
    expect(labels().filter(isYear)).toEqual(['Year']);
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: 'free' } });
    expect(labels().filter(isYear)).toEqual(['Year', 'Year from', 'Year to']);
    screen.getByRole('group', { name: 'Year range' });
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '' } });
    expect(labels().filter(isYear)).toEqual(['Year']);
  });

  it('are shown if they apply', () => {
    show({ minPrice: '150000' });
    expect(screen.getByLabelText<HTMLSelectElement>('Price').value).toBe('free');
    expect(screen.getByLabelText<HTMLInputElement>('AED from').value).toBe('150000');
  });
});

it('names limits that were set elsewhere beside the price bands', () => {
  const values = { ...DEFAULT_VIEW.filters, minPrice: '150000', maxPrice: '300000' };
  renderWithProviders(<CarFields idPrefix="bar" values={values} onChange={() => undefined} />, { namespace: 'catalog', texts });
  const price = screen.getByLabelText<HTMLSelectElement>('Price');
  expect(price.selectedOptions[0]?.text).toBe('from AED 150,000 · up to AED 300,000');
});

import {
  BODY_TYPES,
  COLORS,
  FUEL_TYPES,
  LANGUAGES,
  PRICE_BANDS,
  REGIONAL_SPECS,
  searchWords,
  TRANSMISSIONS,
  VEHICLE_FILTERS,
} from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import ja from '../../../locales/ja.json';
import type { FilterName } from './inventory-filters.js';
import { useFilterLabels } from './use-filter-labels.js';

const TEXTS = { en, ar, ja };

const VALUES: Record<FilterName, readonly string[]> = {
  search: ['delorean'],
  make: ['Orsenza'],
  model: ['Gran Corsa'],
  year: ['2021', 'older'],
  minYear: ['2019'],
  maxYear: ['2023'],
  price: PRICE_BANDS.map(({ key }) => key),
  minPrice: ['150000'],
  maxPrice: ['300000'],
  maxMileage: ['40000'],
  transmission: TRANSMISSIONS,
  fuelType: FUEL_TYPES,
  bodyType: BODY_TYPES,
  exteriorColor: COLORS,
  regionalSpec: REGIONAL_SPECS,
};

const CASES = VEHICLE_FILTERS.flatMap((name) => VALUES[name].map((value) => ({ name, value })));

function Labels() {
  const labelOf = useFilterLabels();
  return CASES.map(({ name, value }) => <li key={`${name}${value}`}>{labelOf(name, value)}</li>);
}

it.each(LANGUAGES.map(({ code }) => code))('names filters in %s as e-mails and pages about an alert do', (language) => {
  renderWithProviders(<Labels />, { namespace: 'catalog', texts: TEXTS[language], language });
  const labels = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(labels).toEqual(
    CASES.flatMap(({ name, value }) => searchWords(String(new URLSearchParams({ [name]: value })), language)),
  );
});

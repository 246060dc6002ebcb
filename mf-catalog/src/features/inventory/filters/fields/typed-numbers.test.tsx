import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import texts from '../../../../locales/en.json';
import { DEFAULT_VIEW } from '../inventory-filters.js';
import { MoreFields } from './filter-fields.js';

const NOBODY_TYPES_MS = 400;

/** All applied values. */
let counted: string[];

function Fields() {
  const [values, setValues] = useState(DEFAULT_VIEW.filters);
  return (
    <MoreFields
      idPrefix="sheet"
      values={values}
      onChange={(name, value) => {
        counted.push(`${name}=${value}`);
        setValues((latest) => ({ ...latest, [name]: value }));
      }}
    />
  );
}

beforeEach(() => {
  counted = [];
  jest.useFakeTimers();
  renderWithProviders(<Fields />, { namespace: 'catalog', texts });
});

afterEach(() => {
  jest.useRealTimers();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(NOBODY_TYPES_MS));

describe('a typed number', () => {
  it.each([
    ['AED from', '500,000', 'minPrice=500000'],
    ['AED from', 'AED 200,000', 'minPrice=200000'],
    ['AED to', '٢٠٠٬٠٠٠ درهم', 'maxPrice=200000'],
    ['AED to', '３００，０００', 'maxPrice=300000'],
    ['Year from', '٢٠٢٠', 'minYear=2020'],
  ])('into %s as %j is applied by its meaning and displayed as typed', async (name, text, value) => {
    type(name, text);
    expect(counted).toEqual([]);
    await pause();
    await pause();
    expect(counted).toEqual([value]);
    expect(field(name).value).toBe(text);
  });

  it.each([
    ['AED to', 'abc', 'AED to: please use digits only, nine at most, for example 500,000'],
    ['AED from', '500k', 'AED from: please use digits only, nine at most, for example 500,000'],
    ['Year from', '2020-2023', 'Year from: please enter a year of four digits, for example 2020'],
  ])('into %s as %j shows an error and stays', async (name, text, problem) => {
    type(name, text);
    await pause();
    expect(screen.getByText(problem).id).toBe(field(name).getAttribute('aria-describedby'));
    expect(field(name).validationMessage).toBe(problem);
    expect(field(name).value).toBe(text);
    expect(counted).toEqual([]);
  });

  it('is not an error while unfinished', async () => {
    type('Year from', '20');
    await pause();
    expect(field('Year from').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('Year from'));
    expect(field('Year from').getAttribute('aria-invalid')).toBe('true');
  });
});

import { expect, it } from '@jest/globals';
import { alertQuery, searchAlert } from './search-alert.js';

const form = (filters: object) => searchAlert.safeParse({ email: 'mona@customers.example', filters });
const problem = (filters: object) => form(filters).error?.issues[0]?.path.join('.');

it('serialises the same search identically, whatever the order of its filters', () => {
  expect(alertQuery({ maxPrice: '900000', make: 'Orsenza' })).toBe('make=Orsenza&maxPrice=900000');
  expect(alertQuery({ make: 'Orsenza', maxPrice: '900000' })).toBe('make=Orsenza&maxPrice=900000');
});

it('requires at least one inventory filter, and names the invalid one', () => {
  expect(form({ bodyType: 'suv', price: '500000+' }).success).toBe(true);
  expect(form({ maxMileage: '50000' }).success).toBe(true);
  expect(problem({})).toBe('filters');
  expect(problem({ minYear: 'x' })).toBe('filters.minYear');
  expect(problem({ fuelType: 'Coal' })).toBe('filters.fuelType');
  expect(problem({ sort: 'newest' })).toBe('filters');
});

import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FinanceEstimate } from './finance-estimate.js';
import texts from './locales/en.json';

const api = fakeService('catalog');
const thisYear = new Date().getFullYear();

it('starts with the default example, marked as an estimate, and recalculates', async () => {
  api.answer = { status: 200, body: { method: 'flat', rate: 3, fee: 1, maxAge: 10 } };
  renderWithProviders(<FinanceEstimate price={100_000} year={thisYear} />, { namespace: 'finance', texts });
  await screen.findByText('20% deposit, 60 months');
  const monthly = () => screen.getByRole('status').textContent;
  expect(monthly()).toBe('AED 1,533');
  expect(screen.getByText(/An estimate, not an offer: 3% a year \(flat\)/)).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
  fireEvent.change(screen.getByLabelText('Term'), { target: { value: '12' } });
  // 50,000 · 1.03 in 12 instalments.
  expect(monthly()).toBe('AED 4,292');
  expect(screen.getByText('50% deposit, 12 months')).toBeTruthy();
});

it('offers no term at whose end the car is too old', async () => {
  api.answer = { status: 200, body: { method: 'flat', rate: 3, fee: 1, maxAge: 10 } };
  renderWithProviders(<FinanceEstimate price={100_000} year={thisYear - 7} />, { namespace: 'finance', texts });
  await screen.findByText('20% deposit, 36 months');
  const terms = [...screen.getByLabelText<HTMLSelectElement>('Term').options].map(({ value }) => value);
  expect(terms).toEqual(['12', '24', '36']);
});

it('shows that finance for an older car is on request', async () => {
  api.answer = { status: 200, body: { method: 'flat', rate: 3, fee: 1, maxAge: 10 } };
  renderWithProviders(<FinanceEstimate price={100_000} year={1998} />, { namespace: 'finance', texts });
  await screen.findByRole('region', { name: 'Finance on request' });
  screen.getByText(/at most 10 years old/);
  expect(screen.queryByRole('status')).toBeNull();
});

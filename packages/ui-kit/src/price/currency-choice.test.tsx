import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { CurrencyChoice } from './currency-choice.js';
import { Price } from './price.js';

beforeEach(() => {
  document.documentElement.dataset.siteRates = JSON.stringify({ JPY: 40.8, SAR: 1.0211, date: '2026-11-20' });
});
afterEach(() => localStorage.clear());

const show = () =>
  renderWithProviders(
    <>
      <Price aed={450_000} />
      <CurrencyChoice rate />
    </>,
    { namespace: 'none', texts: {} },
  );

it('shows dollars at the fixed rate until another currency is selected, and remembers the selection', () => {
  const { container, unmount } = show();
  expect(container.textContent).toContain('AED 450,000$122,490');
  expect(screen.getByText('AED 1 = $0.2722, fixed rate')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Second currency'), { target: { value: 'JPY' } });
  expect(container.textContent).toContain('AED 450,000¥18,360,000');
  expect(screen.getByText(/AED 1 = ¥40.80, rate of .*20.*2026/)).toBeTruthy();
  unmount();
  expect(show().container.textContent).toContain('¥18,360,000');
});

it('shows dollars if the stored currency is unknown', () => {
  localStorage.setItem('second-currency', 'XXX');
  expect(show().container.textContent).toContain('$122,490');
});

it('opens on the figure itself', async () => {
  const { container } = renderWithProviders(<Price aed={450_000} choice />, { namespace: 'none', texts: {} });
  fireEvent.change(await screen.findByLabelText('Second currency'), { target: { value: 'SAR' } });
  expect(container.querySelector('select')?.closest('div[class=second]')?.textContent).toContain('459,495');
});

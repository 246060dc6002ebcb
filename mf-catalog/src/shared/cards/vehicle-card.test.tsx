import type { Vehicle } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { VehicleCard } from './vehicle-card.js';

const show = (given: Partial<Vehicle> = {}) =>
  renderWithProviders(<VehicleCard vehicle={vehicle(given)} />, { namespace: 'catalog', texts }).container;

it("links to its vehicle's page and shows the key facts", () => {
  show();
  expect(screen.getByRole('link', { name: /Aldermere.*Marchmont/ }).getAttribute('href')).toBe('/vehicle/12');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2024',
    '11,200 km',
    'Automatic',
    'Hybrid',
  ]);
});

it('shows the price in dirhams and in rounded dollars', () => {
  expect([...show({ price: 450_000 }).querySelectorAll('p bdi')].map(({ textContent }) => textContent)).toEqual([
    'AED 450,000',
    '$122,490',
  ]);
});

it('shows that the price is on request', () => {
  expect(show({ price: null }).textContent).toContain('Price on request');
  expect(show({ price: null }).textContent).not.toMatch(/AED|\$/);
});

it('has its badge beside the name, not on the picture', () => {
  const { container } = renderWithProviders(<VehicleCard vehicle={vehicle({ justArrived: true })} />, {
    namespace: 'catalog',
    texts,
  });
  const badge = screen.getByText('Just arrived');
  expect(badge.parentElement?.contains(screen.getByRole('heading', { level: 3 }))).toBe(true);
  expect(container.querySelector('article > :first-child')?.contains(badge)).toBe(false);
});

import { failure, fakeService, inTurn, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { FeaturedVehiclesSection } from './featured-vehicles-section.js';

const FEATURED = '/api/vehicles/featured';

const api = fakeService('catalog', 'inquiries');

beforeEach(() => api.reset());

const show = () => renderWithProviders(<FeaturedVehiclesSection />, { namespace: 'catalog', texts });
const cars = (...ids: number[]) => ({ status: 200, body: ids.map((id) => vehicle({ id, featured: true })) });

it('shows the featured vehicles in order, and links to the inventory', async () => {
  api.answers[FEATURED] = cars(12, 4);
  show();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const shown = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(shown).toEqual(['/vehicle/12', '/vehicle/4']);
  expect(screen.getByRole('link', { name: 'All cars' }).getAttribute('href')).toBe('/inventory');
});

it('shows a placeholder for a vehicle without a picture', async () => {
  api.answers[FEATURED] = { status: 200, body: [vehicle({ images: [] })] };
  show();
  await screen.findByText('No images available');
});

it('says when there are none', async () => {
  api.answers[FEATURED] = cars();
  show();
  await screen.findByText('No vehicles in the showroom at the moment. Check back soon for new arrivals!');
});

it('retries by itself during a short outage', async () => {
  api.answers[FEATURED] = inTurn(unavailable, unavailable, unavailable, cars(1));
  show();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

it('shows a loading error, and retries on request', async () => {
  api.answers[FEATURED] = failure(400, 'VALIDATION_FAILED', 'Odd');
  show();
  await screen.findByText('Error loading inventory. Please try again later.');
  api.answers[FEATURED] = cars(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article');
});

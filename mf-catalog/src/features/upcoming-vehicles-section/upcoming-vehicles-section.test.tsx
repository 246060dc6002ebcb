import { failure, fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../locales/en.json';
import { upcomingVehicle } from '../../testing/vehicles.js';
import { UpcomingVehiclesSection } from './upcoming-vehicles-section.js';

const UPCOMING = '/api/upcoming-vehicles';

const api = fakeService('catalog', 'inquiries');

beforeEach(() => api.reset());

const show = () => renderWithProviders(<UpcomingVehiclesSection />, { namespace: 'catalog', texts });

it('shows four vehicles, each with a reservation link', async () => {
  api.answers[UPCOMING] = { status: 200, body: [1, 2, 3, 4, 5].map((id) => upcomingVehicle({ id })) };
  show();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  const [card] = screen.getAllByRole('article');
  const links = within(card as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orsenza Altavia Finale', '/upcoming-vehicle/1'],
    ['Reserve Now', '/upcoming-vehicle/1?reserve=1'],
  ]);
});

it('scrolls its row by arrows', async () => {
  api.answers[UPCOMING] = { status: 200, body: [1, 2, 3, 4].map((id) => upcomingVehicle({ id })) };
  show();
  const row = (await screen.findAllByRole('article'))[0]?.parentElement as HTMLElement;
  let moved = 0;
  row.scrollBy = () => moved++;
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(moved).toBe(1);
});

it('shows a placeholder for a vehicle without a picture', async () => {
  api.answers[UPCOMING] = { status: 200, body: [upcomingVehicle({ imageUrl: null })] };
  show();
  expect(within(await screen.findByRole('article')).getByText('No images available')).toBeTruthy();
});

it('says when there are none', async () => {
  api.answers[UPCOMING] = { status: 200, body: [] };
  show();
  await screen.findByText('No upcoming vehicles at the moment. Check back soon for new arrivals!');
});

it('distinguishes a failure from an empty list', async () => {
  api.answers[UPCOMING] = failure(400, 'VALIDATION_FAILED', 'Odd');
  show();
  await screen.findByText('The upcoming vehicles could not be loaded. Please try again later.');
});

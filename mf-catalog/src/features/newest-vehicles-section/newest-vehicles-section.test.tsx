import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { NewestVehiclesSection } from './newest-vehicles-section.js';

const api = fakeService('catalog');

it('shows the three newest cars', async () => {
  const items = [9, 8, 7, 6].map((id) => vehicle({ id }));
  api.answers['/api/vehicles/search'] = { status: 200, body: { items, total: 4 } };
  renderWithProviders(<NewestVehiclesSection />, { namespace: 'catalog', texts });
  await screen.findByRole('heading', { name: 'Newest in the showroom' });
  const shown = (await screen.findAllByRole('article')).map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(shown).toEqual(['/vehicle/9', '/vehicle/8', '/vehicle/7']);
});

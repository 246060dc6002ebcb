import { Route, Routes } from '@dealership/ui-kit/router';
import { fakeService, renderPart } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { VehicleDetailPage } from './vehicle-detail-page.js';

const api = fakeService('catalog');

it('says that it is loading until the vehicle is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle(), after: promise };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [], total: 0, page: 1, pageSize: 6 } };
  renderPart(
    <Routes>
      <Route path="/vehicle/:id" element={<VehicleDetailPage />} />
    </Routes>,
    { namespace: 'catalog', texts, at: '/vehicle/12' },
  );
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  resolve();
  await screen.findByRole('heading', { level: 1, name: /Aldermere Marchmont/ });
  expect(screen.queryByText('Loading…')).toBeNull();
});

import { Link, Route, Routes } from '@dealership/ui-kit/router';
import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import arabicTexts from '../../locales/ar.json';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { VehicleDetailPage } from './vehicle-detail-page.js';

const api = fakeService('catalog', 'inquiries');

beforeEach(() => {
  api.reset();
  api.answers['/api/finance-terms'] = { status: 200, body: { method: 'flat', rate: 3, fee: 1, maxAge: 10 } };
});

it('shows a loading state', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle(), after: promise };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [], total: 0, page: 1, pageSize: 6 } };
  renderWithProviders(
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

it('shows similar cars, only one of those that look the same', async () => {
  const others = [13, 14, 15, 16].map((id) =>
    vehicle({ id, model: `Model ${id}`, images: [id < 15 ? '/same.webp' : `/${id}.webp`] }),
  );
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle() };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [vehicle(), ...others], total: 5, page: 1, pageSize: 6 } };
  renderWithProviders(
    <Routes>
      <Route path="/vehicle/:id" element={<VehicleDetailPage />} />
    </Routes>,
    { namespace: 'catalog', texts, at: '/vehicle/12' },
  );
  const section = (await screen.findByRole('heading', { name: 'You may also like' })).parentElement as HTMLElement;
  const names = within(section)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);
  expect(names.map((name) => /Model \d+/.exec(name ?? '')?.[0])).toEqual(['Model 13', 'Model 15', 'Model 16']);
});

it('asks for similar cars of the same body at a near price', async () => {
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle({ bodyType: 'suv', price: 98_501 }) };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [], total: 0, page: 1, pageSize: 6 } };
  renderWithProviders(
    <Routes>
      <Route path="/vehicle/:id" element={<VehicleDetailPage />} />
    </Routes>,
    { namespace: 'catalog', texts, at: '/vehicle/12' },
  );
  await waitFor(() =>
    expect(api.received.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/search\?(?=.*bodyType=suv)(?=.*minPrice=68951\b)(?=.*maxPrice=128051\b)/),
    ),
  );
});

it("requests texts in the visitor’s language, and marks each text's language", async () => {
  api.answers['/api/vehicles/12?lang=ar'] = { status: 200, body: vehicle() };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [], total: 0, page: 1, pageSize: 6 } };
  renderWithProviders(
    <Routes>
      <Route path="/vehicle/:id" element={<VehicleDetailPage />} />
    </Routes>,
    { namespace: 'catalog', texts: arabicTexts, language: 'ar', at: '/vehicle/12' },
  );
  const description = (await screen.findByText('A grand tourer.')).parentElement;
  expect([description?.lang, description?.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText('بالإنجليزية')).toBeTruthy();
});

it('has its own form for a test drive after another vehicle', async () => {
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle() };
  api.answers['/api/vehicles/13'] = { status: 200, body: vehicle({ id: 13, model: 'Cadenza' }) };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [], total: 0, page: 1, pageSize: 6 } };
  renderWithProviders(
    <>
      <Routes>
        <Route path="/vehicle/:id" element={<VehicleDetailPage />} />
      </Routes>
      <Link to="/vehicle/12">Vehicle 12</Link>
      <Link to="/vehicle/13">Vehicle 13</Link>
    </>,
    { namespace: 'catalog', texts, at: '/vehicle/13' },
  );
  await screen.findByRole('heading', { level: 1, name: /Cadenza/ });
  await userEvent.click(screen.getByText('Vehicle 12'));
  await screen.findByRole('heading', { level: 1, name: /Marchmont/ });
  const forms = () => document.querySelectorAll('dialog form');
  await userEvent.click(screen.getAllByRole('button', { name: 'Schedule Test Drive' })[0] as HTMLElement);
  await waitFor(() => expect(forms()).toHaveLength(1));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(forms()).toHaveLength(1);
  await userEvent.click(screen.getByText('Vehicle 13'));
  await screen.findByRole('heading', { level: 1, name: /Cadenza/ });
  expect(forms()).toHaveLength(0);
});

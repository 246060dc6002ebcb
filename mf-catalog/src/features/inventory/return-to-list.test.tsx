import type { VehicleSearchResult } from '@dealership/contracts';
import { Link, Route, Routes, useLocation } from '@dealership/ui-kit/router';
import { FakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import texts from '../../locales/en.json';
import { BackToInventory } from '../../shared/detail/back-to-inventory.js';
import { facets, vehicle } from '../../testing/vehicles.js';
import { InventoryPage } from './inventory-page.js';

const found: VehicleSearchResult = {
  items: [vehicle(), vehicle({ id: 13, model: 'Second' })],
  total: 30,
  page: 1,
  pageSize: 6,
  facets: facets(),
};

const api = new FakeService();

beforeAll(async () => {
  await api.start('catalog');
  api.answers['/api/vehicles/search'] = { status: 200, body: found };
  api.answers['/api/upcoming-vehicles'] = { status: 200, body: [] };
});

afterAll(() => api.stop());

const Address = () => <output data-testid="query">{useLocation().search}</output>;

const car = (name: RegExp) => screen.findByRole('link', { name });
const take = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

/** Leaves the scrolled list for a car's page, which starts at its top before the list is unmounted. */
async function visit(id: number, scrollY: number): Promise<void> {
  for (const [path, at] of [
    ['/inventory', scrollY],
    [`/vehicle/${id}`, 0],
  ] as const) {
    window.history.replaceState(null, '', path);
    Object.defineProperty(window, 'scrollY', { value: at, configurable: true });
    fireEvent.scroll(window);
  }
  await take('Away');
}

it('restores the list, with the focus on the visited car', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderWithProviders(
    <main id="content" tabIndex={-1}>
      <Routes>
        <Route path="/inventory" element={<InventoryPage />} />
        <Route path="/vehicle" element={<BackToInventory />} />
      </Routes>
      <Link to="/vehicle">Away</Link>
      <Address />
    </main>,
    { namespace: 'catalog', texts, at: '/inventory?search=gt&page=2' },
  );
  await car(/Marchmont/);
  await visit(12, 730);
  // From there, the visitor continues to a similar car.
  window.history.replaceState(null, '', '/vehicle/13');
  await take('Back to Inventory');
  expect(screen.getByTestId('query').textContent).toBe('?search=gt&page=2');
  expect(document.activeElement).toBe(await car(/Marchmont/));
  expect(scrolled.mock.lastCall).toEqual([{ top: 730, behavior: 'instant' }]);
  await visit(13, 410);
  await take('Back to Inventory');
  expect(document.activeElement).toBe(await car(/Second/));
  await visit(99, 0);
  await take('Back to Inventory');
  expect(document.activeElement?.id).toBe('content');
});

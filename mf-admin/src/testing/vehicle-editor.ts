import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminSite } from './admin-site.js';
import { press } from './controls.js';
import type { FakeSite } from './fake-site.js';
import { openAdmin } from './open-admin.js';
import { vehicle, vehicleList } from './vehicles.js';

/** A site with the vehicles 7 and 8, for tests of the vehicle editor. */
export function vehicleSite(): FakeSite {
  const site = adminSite();
  beforeEach(() => {
    site.on('GET /api/staff/vehicles/7/statuses', { body: [] });
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { featured: true }), vehicle(8, { price: null })]));
    window.history.replaceState(null, '', '/admin');
  });
  return site;
}

/** Opens vehicle 7 in the editor. */
export async function editVehicle(): Promise<void> {
  openAdmin('?tab=vehicles');
  await press('Edit 2024 Aurelio Vento 7');
  await screen.findByRole('dialog');
}

/** An action in the menu of vehicle 7 in the list. */
export async function menuItem(name: string): Promise<HTMLElement> {
  await press('More actions for 2024 Aurelio Vento 7');
  return screen.findByRole('menuitem', { name });
}

import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { adminSite } from '../../testing/admin-site.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';

adminSite();

afterEach(() => localStorage.removeItem('start-page'));

const section = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Section' });

it.each([
  ['quay', 'journey-capture'],
  ['auction', 'memberships'],
  ['figures', 'reports'],
  ['people', 'staff'],
  ['showcase', 'showcases'],
  ['upcoming', 'upcoming-vehicles'],
])('the address of the tab %s leads to %s, and keeps its other parameters', async (earlier, present) => {
  openAdmin(`?tab=${earlier}&journey=12&q=a+b`);
  await waitFor(() => expect(addressBar()).toBe(`/admin?tab=${present}&journey=12&q=a+b`));
  expect((await section()).value).toBe(present);
});

it('a start page chosen by its earlier name still opens', async () => {
  localStorage.setItem('start-page', 'figures');
  openAdmin();
  expect((await section()).value).toBe('reports');
  expect(addressBar()).toBe('/admin');
});

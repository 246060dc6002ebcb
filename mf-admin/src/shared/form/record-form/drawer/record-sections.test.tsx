import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../../../testing/admin-site.js';
import { field, press } from '../../../../testing/controls.js';
import { openAdmin } from '../../../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../../../testing/vehicles.js';

const site = adminSite();

it('leads to the groups of a long form, and marks errors and empty ones', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  openAdmin('?tab=vehicles');
  await press('Add vehicle');
  const sections = within(await screen.findByRole('navigation', { name: 'Sections of the form' }));
  await userEvent.click(sections.getByRole('button', { name: 'Documents (nothing filled in yet)' }));
  await userEvent.click(sections.getByRole('button', { name: /^History/ }));
  expect(document.activeElement).toBe(field('Previous owners'));
  await press('Save');
  expect(await sections.findByRole('button', { name: 'Identity (has errors)' })).toBeTruthy();
});

it('marks the texts as empty while they only have the pictures that could be described', async () => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
  openAdmin('?tab=vehicles&entry=7');
  const sections = within(await screen.findByRole('navigation', { name: 'Sections of the form' }));
  expect(await screen.findByLabelText('What picture 1 shows (English)')).toBeTruthy();
  expect(await sections.findByRole('button', { name: /^Texts in three languages \(nothing filled in yet\)/ })).toBeTruthy();
});

it('marks the group that has the focus, as after a failed save, wherever its field is in view', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100, height: 100, left: 0, width: 100 }) as DOMRect;
  try {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of the form' }));
    await userEvent.click(sections.getByRole('button', { name: /^History/ }));
    const current = () => sections.getAllByRole('button', { current: true }).map(({ textContent }) => textContent);
    await waitFor(() => expect(current()).toEqual([expect.stringMatching(/^History/)]));
  } finally {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  }
});

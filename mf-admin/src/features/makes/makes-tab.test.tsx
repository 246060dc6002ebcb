import type { Make } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { field, press, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { addressBar, goBack, openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const toyota: Make = {
  id: 1,
  name: 'Toyota',
  arabic: 'تويوتا',
  japanese: 'トヨタ',
  spellings: ['تيوتا', '豊田'],
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  site.on('GET /api/staff/makes', { body: [toyota, { ...toyota, id: 2, name: 'Nissan', arabic: 'نيسان', japanese: null }] });
  openAdmin('?tab=makes');
});

const names = () => screen.getAllByRole('button', { name: /^(Toyota|Nissan)$/ }).map(({ textContent }) => textContent);

it('lists makes A to Z and finds them by any name', async () => {
  await screen.findByRole('button', { name: 'Toyota' });
  expect(names()).toEqual(['Nissan', 'Toyota']);
  await userEvent.type(screen.getByRole('searchbox'), 'トヨタ{Enter}');
  await waitFor(() => expect(names()).toEqual(['Toyota']));
});

it('stores a new one with one spelling per line', async () => {
  site.on('POST /api/makes', ({ body }) => ({ status: 201, body: { ...toyota, ...body, id: 3 } }));
  await press('Add make');
  await screen.findByRole('dialog');
  await userEvent.type(field('Make'), 'Honda');
  await userEvent.type(field('Arabic name'), 'هوندا');
  await userEvent.type(field('Further spellings'), '本田{Enter} {Enter}ほんだ ');
  save();
  expect(await screen.findByText('Make added successfully')).toBeTruthy();
  expect(site.calls('POST', '/api/makes').map(({ body }) => body)).toEqual([
    { name: 'Honda', arabic: 'هوندا', japanese: '', spellings: ['本田', 'ほんだ'] },
  ]);
});

it('shows at the name that the make exists already', async () => {
  const errors = [{ path: 'name', message: 'This make is in the list already' }];
  site.on('PUT /api/makes/1', refusal('VALIDATION_FAILED', { errors }));
  await press('Edit Toyota');
  await screen.findByRole('dialog');
  expect(field('Further spellings').value).toBe('تيوتا\n豊田');
  await userEvent.clear(field('Make'));
  await userEvent.type(field('Make'), 'Nissan');
  save();
  expect(await screen.findByText('This make is in the list already')).toBeTruthy();
  expect(site.calls('PUT', '/api/makes/1')[0]?.body).toMatchObject({ name: 'Nissan', version: 3 });
});

it('keeps unsaved input when Back leads away from the editor, and asks before discarding it', async () => {
  await press('Edit Toyota');
  await screen.findByRole('dialog');
  expect(addressBar()).toBe('/admin?tab=makes&entry=1');
  await userEvent.type(field('Make'), '!');
  await goBack();
  await press('Keep editing');
  expect(field('Make').value).toBe('Toyota!');
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=makes&entry=1'));
  await goBack();
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import type { ApiToken } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const portal: ApiToken = {
  id: 4,
  name: 'Portal',
  scopes: ['stock.read'],
  ending: 'x9Yz',
  createdBy: 'Mona',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2100-01-01T00:00:00.000Z',
  stopped: false,
  lastUsedAt: null,
};

beforeEach(() => site.on('GET /api/api-tokens', { body: [portal] }));

it('creates a token and shows it once', async () => {
  site.on('POST /api/api-tokens', ({ body }) => ({ status: 201, body: { ...portal, ...body, id: 5, token: 'dealer_secret' } }));
  openAdmin('?tab=integrations');
  await press('New token');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Accounts office');
  expect(dialog.queryByRole('checkbox', { checked: true })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Stock, without the notes of staff' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Requests of visitors' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Good for' }), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('dealer_secret')).toBeTruthy();
  expect(site.calls('POST', '/api/api-tokens').map(({ body }) => body)).toEqual([
    { name: 'Accounts office', scopes: ['stock.basic', 'requests.read'], days: 30 },
  ]);
});

it('keeps the input when the token is refused, with the error at its field', async () => {
  const errors = [{ path: 'scopes.0', message: 'Please choose what the token may read' }];
  site.on('POST /api/api-tokens', refusal('VALIDATION_FAILED', { errors }));
  openAdmin('?tab=integrations');
  await press('New token');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Portal 2');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Payments' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText('Please choose what the token may read')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Portal 2');
});

it('revokes a token after confirmation', async () => {
  site.on('DELETE /api/api-tokens/4', { status: 204 });
  openAdmin('?tab=integrations');
  await press('Revoke Portal');
  const dialog = within(await screen.findByRole('dialog'));
  // The gateway asks for a token's state every half a minute.
  dialog.getByText(/^Within half a minute, the application that uses this token can read nothing any more/);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(site.calls('DELETE', '/api/api-tokens/4')).toHaveLength(1));
});

it('shows which tokens are invalid, and why', async () => {
  site.on('GET /api/api-tokens', {
    body: [
      { ...portal, stopped: true },
      { ...portal, id: 5, name: 'Old', expiresAt: '2026-01-02T00:00:00.000Z' },
    ],
  });
  openAdmin('?tab=integrations');
  expect(await screen.findByText('Stopped: whoever made it may not manage integrations')).toBeTruthy();
  expect(screen.getByText('Ended')).toBeTruthy();
});

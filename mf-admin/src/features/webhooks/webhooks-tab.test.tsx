import type { Webhook } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const crm: Webhook = {
  id: 4,
  url: 'https://crm.example/hooks',
  events: ['request.received'],
  failingSince: null,
  disabledAt: null,
  version: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  site.on('GET /api/webhooks', { body: [crm] });
  openAdmin('?tab=webhooks');
});

it('offers a search, and no filters', async () => {
  expect(await screen.findByRole('searchbox', { name: 'Search addresses' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('names the events and an example before there are webhooks', async () => {
  site.on('GET /api/webhooks', { body: [] });
  const text = await screen.findByText(/^Add the address of an application/);
  expect(text.textContent).toContain('Request received · Payment · Refund · Car added');
  expect(text.textContent).toContain('A CRM, for example');
});

it('adds a webhook and shows its secret once', async () => {
  site.on('POST /api/webhooks', ({ body }) => ({ status: 201, body: { ...crm, ...body, id: 5, secret: 'whsec_new' } }));
  await press('New webhook');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://other.example/in');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText('whsec_new')).toBeTruthy();
  expect(site.calls('POST', '/api/webhooks').map(({ body }) => body)).toEqual([
    { url: 'https://other.example/in', events: ['request.received', 'payment.succeeded'] },
  ]);
});

it('changes its URL and topics', async () => {
  site.on('PUT /api/webhooks/4', ({ body }) => ({ body: { ...crm, ...body, version: 3 } }));
  await press(`Change ${crm.url}`);
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(address.value).toBe(crm.url);
  await userEvent.type(address, '/2');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Refund' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(site.calls('PUT', '/api/webhooks/4')[0]?.body).toEqual({
      url: `${crm.url}/2`,
      events: ['request.received', 'payment.refunded'],
      version: 2,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lists its deliveries, and redelivers', async () => {
  const message = { id: 9, messageId: 'msg_1', event: 'request.received', state: 'failed', attempts: 3, lastAnswer: '500' };
  site.on('GET /api/webhooks/4/deliveries', {
    body: { items: [{ ...message, createdAt: crm.createdAt, deliveredAt: null }], total: 1, page: 1, pageSize: 20 },
  });
  site.on('POST /api/webhook-deliveries/9/redeliver', { status: 204 });
  await press(`Messages to ${crm.url}`);
  expect(await screen.findByText('Given up')).toBeTruthy();
  expect(screen.getByText('History')).toBeTruthy();
  await press('Send msg_1 again');
  await waitFor(() => expect(site.calls('POST', '/api/webhook-deliveries/9/redeliver')).toHaveLength(1));
});

it('disables it, and rotates its secret', async () => {
  site.on('PUT /api/webhooks/4', { body: { ...crm, disabledAt: crm.createdAt, version: 3 } });
  site.on('POST /api/webhooks/4/secret', { body: { ...crm, secret: 'whsec_rotated' } });
  await press(`Switch off ${crm.url}`);
  await waitFor(() => expect(site.calls('PUT', '/api/webhooks/4')[0]?.body).toEqual({ disabled: true, version: 2 }));
  await press(`New secret for ${crm.url}`);
  expect(await screen.findByText('whsec_rotated')).toBeTruthy();
});

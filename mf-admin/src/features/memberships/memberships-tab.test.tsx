import type { InboxRequest, Membership } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const REFUND = 'POST /api/auction-subscriptions/4/refund';

const member = (more: Partial<Membership> = {}): Membership => ({
  id: 4,
  reference: 'AM-2026-00009',
  firstName: 'Omar',
  lastName: 'Khan',
  email: 'omar@example.com',
  phone: '+971501234567',
  country: 'AE',
  city: 'Ajman',
  billingAddress: 'Al Jerf Industrial Area 2',
  zipCode: '00000',
  language: 'ar',
  planType: '2',
  version: 1,
  toFulfil: false,
  dueAt: null,
  loginSentAt: null,
  loginSentBy: null,
  representative: null,
  planName: null,
  planFeatures: null,
  durationMonths: 24,
  amount: 110,
  startDate: '2026-03-01T00:00:00.000Z',
  endDate: '2026-05-01T00:00:00.000Z',
  paymentStatus: 'completed',
  active: true,
  termsAcceptedAt: '2026-03-01T00:00:00.000Z',
  disputedAt: null,
  refundedAt: null,
  erasedAt: null,
  stripePaymentId: 'pi_3QxYz0000abcdEFGH',
  createdAt: '2026-03-01T00:00:00.000Z',
  notes: [],
  ...more,
});

const list = (...items: Membership[]) => ({
  body: { items, total: items.length, page: 1, pageSize: 20, active: 1, toFulfil: 1 },
});

beforeEach(() => {
  site.on('GET /api/auction-subscriptions', list(member()));
  openAdmin('?tab=memberships');
});

const row = async () => (await screen.findByText('Omar Khan')).closest('tr') as HTMLElement;

async function ask(): Promise<void> {
  await press('More actions for Omar Khan');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund the membership of Omar Khan' }));
  await screen.findByText(
    '$110 goes back to the card that paid, and the access ends. The customer is emailed. This action cannot be undone.',
  );
}

describe('the memberships', () => {
  it('show member, duration, amount and status', async () => {
    for (const words of ['24 months', '$110', 'Active']) expect(within(await row()).getByText(words)).toBeTruthy();
    // In a column of its own or, on smaller screens, below the name.
    expect(within(await row()).getAllByText('omar@example.com')).toHaveLength(2);
  });

  it('say from when a renewal gives access', async () => {
    const startDate = new Date(Date.now() + 40 * 86_400_000).toISOString();
    site.on('GET /api/auction-subscriptions', list(member({ startDate })));
    await press('Refresh the list');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dubai' }).format(new Date(startDate));
    expect((await screen.findAllByText((text) => text.replaceAll('\u00a0', ' ') === `From ${day}`)).length).toBe(1);
    expect(within(await row()).queryByText('Active')).toBeNull();
  });

  it("show the end of the provider's payment id, and copy all of it", async () => {
    const user = userEvent.setup();
    await screen.findByText('…abcdEFGH');
    await user.click(screen.getByRole('button', { name: 'Copy the payment pi_3QxYz0000abcdEFGH' }));
    expect(await navigator.clipboard.readText()).toBe('pi_3QxYz0000abcdEFGH');
  });

  it('show no name or address of an erased buyer, and accept no note', async () => {
    const erased = {
      firstName: 'erased',
      lastName: '',
      email: 'erased-4@erased.invalid',
      phone: '',
      paymentStatus: 'refunded',
    } as const;
    site.on('GET /api/auction-subscriptions', list(member({ ...erased, active: false, erasedAt: '2026-06-01T00:00:00.000Z' })));
    await press('Refresh the list');
    await press('Erased on request');
    const dialog = await screen.findByRole('dialog', { name: 'Erased on request' });
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('erased-4@erased.invalid')).toBeNull();
  });

  it('are sorted on request', async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Earliest end first');
    await waitFor(() => expect(site.calls('GET', '/api/auction-subscriptions').at(-1)?.query.get('sort')).toBe('endDate'));
  });

  it('are filtered by status', async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Active');
    await waitFor(() => expect(site.calls('GET', '/api/auction-subscriptions').at(-1)?.query.get('status')).toBe('active'));
  });
});

describe('a membership', () => {
  const open = async () => {
    await press('Omar Khan');
    return screen.findByRole('dialog');
  };

  it('is fulfilled in two steps, the second with the version seen after the first', async () => {
    const sent = member({ toFulfil: true, loginSentAt: '2026-03-02T08:00:00.000Z', loginSentBy: 'Mona', version: 2 });
    const named = { ...sent, toFulfil: false, version: 3, representative: { name: 'Sami', phone: '' } };
    const becomes = (changed: Membership) => () => {
      site.on('GET /api/auction-subscriptions', list(changed));
      return { body: changed };
    };
    site.on('POST /api/auction-subscriptions/4/login-sent', becomes(sent));
    site.on('PUT /api/auction-subscriptions/4/representative', becomes(named));
    const dialog = await open();
    await press('Mark login as sent');
    await within(dialog).findByText(/^Login sent .* by Mona$/);
    await userEvent.type(within(dialog).getByLabelText('Representative’s name'), 'Sami');
    await press('Assign and notify the member');
    await waitFor(() => expect(dialog.textContent).toContain('Representative: Sami'));
    expect(site.calls('PUT', '/api/auction-subscriptions/4/representative')[0]?.body).toEqual({
      name: 'Sami',
      phone: '',
      version: 2,
    });
  });

  it('shows the representative whom somebody else has named meanwhile', async () => {
    const named = (name: string, version: number) => member({ version, representative: { name, phone: '' } });
    site.on('GET /api/auction-subscriptions', list(named('Omar', 1)));
    await press('Refresh the list');
    const dialog = await open();
    const name = () => within(dialog).getByLabelText<HTMLInputElement>('Representative’s name').value;
    await waitFor(() => expect(name()).toBe('Omar'));
    site.on('GET /api/auction-subscriptions', list(named('Sara', 2)));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the list', hidden: true }));
    await waitFor(() => expect(name()).toBe('Sara'));
  });

  it('offers the own name, but not the role of an owner without a name', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Use my name' })).toBeNull();
    cleanup();
    site.on('GET /api/admin/session', { body: { ...SESSION, person: { id: 1, name: 'Mona' } } });
    openAdmin('?tab=memberships');
    const dialog = await open();
    await press('Use my name');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Representative’s name').value).toBe('Mona');
  });

  it('asks before Escape discards the name of a representative', async () => {
    const dialog = await open();
    const name = within(dialog).getByLabelText<HTMLInputElement>('Representative’s name');
    await userEvent.type(name, 'Sami');
    await userEvent.keyboard('{Escape}');
    await press('Keep editing');
    expect(name.value).toBe('Sami');
  });

  it('a membership to fulfil offers its next step in the list, which opens it', async () => {
    site.on('GET /api/auction-subscriptions', list(member({ toFulfil: true, dueAt: '2999-01-01T00:00:00.000Z' })));
    await press('Refresh the list');
    await press('To do: send the login');
    expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Mark login as sent' })).toBeTruthy();
  });

  it('offers the names of staff for the representative', async () => {
    site.on('GET /api/staff-colleagues', { body: [{ id: 7, name: 'Huda Saleh' }] });
    const dialog = await open();
    const name = within(dialog).getByLabelText<HTMLInputElement>('Representative’s name');
    await waitFor(() => expect([...(name.list?.options ?? [])].map(({ value }) => value)).toEqual(['Huda Saleh']));
  });

  it('is answered like its request in the inbox', async () => {
    const task = { order: 9, planType: '2', planName: null, durationMonths: 24 } as unknown as InboxRequest['membership'];
    const phone = '+971 50 123 4567';
    const found = anInboxRequest(3, { id: 'membership-3', kind: 'membership', phone, ...(task && { membership: task }) });
    site.on('GET /api/inbox', { body: { pinned: [], items: [found], next: null } });
    const dialog = await open();
    expect(await within(dialog).findByRole('button', { name: 'Reply' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'WhatsApp' })).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+971501234567');
    expect(Object.fromEntries(site.calls('GET', '/api/inbox').at(-1)?.query ?? [])).toMatchObject({
      ...{ kind: 'membership', q: 'omar@example.com' },
    });
  });

  it('shows all buyer data, with fields only for the representative and a note', async () => {
    const dialog = await open();
    for (const words of [
      'United Arab Emirates',
      'Ajman',
      'Al Jerf Industrial Area 2',
      '00000',
      '24 months',
      '$110',
      'pi_3QxYz0000abcdEFGH',
    ])
      expect(within(dialog).getByText(words)).toBeTruthy();
    expect(within(dialog).getByText('AM-2026-00009').parentElement?.textContent).toContain('Arabic');
    expect(['combobox', 'textbox'].map((role) => within(dialog).getAllByRole(role).length)).toEqual([1, 2]);
    expect(within(dialog).getByRole('button', { name: 'More actions for Omar Khan' })).toBeTruthy();
  });

  it('gets a note, shown at once and counted in the list', async () => {
    const noted = member({
      notes: [{ id: 1, text: 'Called', author: null, sessionId: 's', createdAt: '2026-03-05T08:00:00.000Z' }],
    });
    site.on('POST /api/auction-subscriptions/4/notes', { status: 201, body: noted });
    const dialog = await open();
    site.on('GET /api/auction-subscriptions', list(noted));
    await userEvent.type(within(dialog).getByLabelText('New note (only staff see it)'), 'Called');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
    expect(await within(dialog).findByText('Called')).toBeTruthy();
    expect(site.calls('POST', '/api/auction-subscriptions/4/notes').map(({ body }) => body)).toEqual([{ text: 'Called' }]);
    expect(await screen.findByText('1 note')).toBeTruthy();
  });

  it('is filtered by days; the export uses the same filter', async () => {
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } });
    const wanted = { from: '2026-03-01', to: '2026-03-31' };
    await waitFor(() =>
      expect(Object.fromEntries(site.calls('GET', '/api/auction-subscriptions').at(-1)?.query ?? [])).toMatchObject(wanted),
    );
    const address = new URL(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '', 'http://site');
    expect(address.pathname).toBe('/api/auction-subscriptions/export');
    expect(Object.fromEntries(address.searchParams)).toEqual(wanted);
  });
});

describe('a refund', () => {
  it('is confirmed and started, and cannot be repeated', async () => {
    site.on(REFUND, { body: member({ paymentStatus: 'refunding', active: false }) });
    await ask();
    site.on('GET /api/auction-subscriptions', list(member({ paymentStatus: 'refunding', active: false })));
    await press('Refund $110');
    expect(await screen.findByText('Refund of $110 started')).toBeTruthy();
    expect(await within(await row()).findByText('Being refunded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More actions for Omar Khan' })).toBeNull();
  });

  it('that is done at once says so with its amount, and the row shows its day and an ended period', async () => {
    const done = member({ paymentStatus: 'refunded', active: false, refundedAt: '2026-03-04T10:00:00.000Z' });
    site.on(REFUND, { body: done });
    await ask();
    site.on('GET /api/auction-subscriptions', list(done));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Paid twice');
    await press('Refund $110');
    expect(await screen.findByText('$110 refunded to the card')).toBeTruthy();
    expect(screen.queryByText(/started/)).toBeNull();
    expect(site.calls('POST', '/api/auction-subscriptions/4/refund').at(-1)?.query.get('reason')).toBe('duplicate');
    const tag = await within(await row()).findByText('Refunded');
    expect(tag.closest('td')?.textContent).toMatch(/4\sMar\s2026/);
    expect((await row()).querySelector('s')?.textContent).toContain('2026');
  });

  it('a refund from an open membership shows there too, although the filter removes it from the list', async () => {
    site.on(REFUND, { body: member({ paymentStatus: 'refunding', active: false }) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Active');
    await press('Omar Khan');
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(within(drawer).getByRole('button', { name: 'More actions for Omar Khan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund the membership of Omar Khan' }));
    site.on('GET /api/auction-subscriptions', list());
    await press('Refund $110');
    expect(await screen.findByText('Clear search and filters')).toBeTruthy();
    expect(within(drawer).queryByText('Active')).toBeNull();
    expect(within(drawer).queryByRole('button', { name: 'More actions for Omar Khan' })).toBeNull();
  });

  it('made by somebody else is shown', async () => {
    site.on(REFUND, refusal('ALREADY_REFUNDED'));
    await ask();
    await press('Refund $110');
    expect(await screen.findByText('Already refunded')).toBeTruthy();
    expect(screen.queryByText(/^Refund of|refunded to the card/)).toBeNull();
  });

  it('moves no money when cancelled', async () => {
    await ask();
    await press('Cancel');
    expect(site.calls('POST', '/api/auction-subscriptions/4/refund')).toEqual([]);
  });

  it('shows why it was refused', async () => {
    site.on(REFUND, refusal('PAYMENT_DISPUTED'));
    await ask();
    await press('Refund $110');
    expect(await screen.findByText('Failed to refund')).toBeTruthy();
    expect(screen.getByText("The customer's bank holds this money until it has decided.")).toBeTruthy();
  });

  it('that fails keeps its dialog open with the chosen reason, and can be repeated', async () => {
    site.on(REFUND, refusal('UPSTREAM_UNAVAILABLE'));
    await ask();
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund the membership of Omar Khan?' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Paid twice');
    await press('Refund $110');
    expect(await dialog.findByText('Failed to refund')).toBeTruthy();
    site.on(REFUND, { body: member({ paymentStatus: 'refunding', active: false }) });
    await press('Refund $110');
    expect(await screen.findByText('Refund of $110 started')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reasons = site.calls('POST', '/api/auction-subscriptions/4/refund').map(({ query }) => query.get('reason'));
    expect(reasons).toEqual(['duplicate', 'duplicate']);
  });

  it('that was never answered may have started', async () => {
    await ask();
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund the membership of Omar Khan?' }));
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
    await press('Refund $110');
    expect(await dialog.findByText('The refund may have started. Trying again will not refund twice.')).toBeTruthy();
    globalThis.fetch = fetch;
  });
});

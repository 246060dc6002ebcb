import { dubaiDay } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin');
});

const card = async (label: string) => {
  const overview = await screen.findByRole('navigation', { name: 'Overview' });
  return (await within(overview).findByText(label)).closest('a') as HTMLElement;
};

const SECTIONS = [
  'Inbox',
  'Appointments',
  'Journeys',
  'Record at the car',
  'Reports',
  'Customer Messages',
  'Test Drives',
  'Vehicle Reservations',
  'Import Requests',
  'Sourcing',
  'Consignment',
  'Vehicle Inventory',
  'Stock import',
  'Upcoming Vehicles',
  'Makes',
  'Feeds for portals',
  'Auction Access',
  'Customer Showcase',
  'Blog Management',
  'Settings and texts',
  'Subscribers',
  'Arrivals newsletter',
  'Activity',
  'Notifications',
  'Privacy',
  'API tokens',
  'Webhooks',
  'People',
  'My account',
];

it("collapses the header's tools on phones", async () => {
  openAdmin();
  const button = await screen.findByRole('button', { name: 'Account', expanded: false });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const tools = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(within(tools).getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('has language, password and logout behind the name of the user, until something else is used', async () => {
  openAdmin();
  const button = await screen.findByRole('button', { name: 'Account: Owner', expanded: false });
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  await userEvent.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(within(panel).getByRole('combobox', { name: 'Language' })).toBeTruthy();
  await userEvent.click(within(panel).getByRole('button', { name: 'Password' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('Current password'));
  // Beside the dialog, where a press closes that.
  fireEvent.pointerDown(dialog.parentElement as HTMLElement);
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  within(panel).getByRole('button', { name: 'Logout' }).focus();
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, button]);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('heading', { name: 'Admin Dashboard' }));
  expect(isOpen()).toBe(false);
});

describe('the overview', () => {
  it('counts totals and current items', async () => {
    const page = (total: number) => ({ body: { items: [], total, page: 1, pageSize: 1 } });
    site.on('GET /api/staff/vehicles', { body: { items: [], total: 3, page: 1, pageSize: 1, featured: 2 } });
    site.on('GET /api/contact-messages', ({ query }) => page(query.has('from') ? 2 : 9));
    site.on('GET /api/import-requests', ({ query }) => page(query.get('status') === 'done' ? 3 : 7));
    site.on('GET /api/auction-subscriptions', { body: { items: [], total: 5, page: 1, pageSize: 1, active: 4 } });
    site.on('GET /api/staff/blog-posts', { body: [{ published: true }, { published: false }] });
    openAdmin();
    for (const [label, words] of [
      ['Total Vehicles', 'Total Vehicles32 featured'],
      ['Customer Messages', 'Customer Messages92 recent'],
      ['Auction Subscriptions', 'Auction Subscriptions54 active'],
      ['Import Requests', 'Import Requests74 pending processing'],
      ['Blog Posts', 'Blog Posts21 published'],
    ] as const) {
      const link = await card(label);
      await waitFor(() => expect(link.textContent).toBe(words));
    }
    expect(site.calls('GET', '/api/vehicles')).toEqual([]);
  });

  it('marks the figures of other sections above a list, where phones leave them out', async () => {
    openAdmin('?tab=vehicles');
    const others = ['Customer Messages', 'Auction Subscriptions', 'Import Requests', 'Blog Posts'];
    for (const label of others) expect((await card(label)).dataset.other).toBe('true');
    expect((await card('Total Vehicles')).dataset.other).toBeUndefined();
  });

  it('treats the last 24 hours as recent', async () => {
    openAdmin();
    await waitFor(() => expect(site.calls('GET', '/api/contact-messages').some(({ query }) => query.has('from'))).toBe(true));
    const from = site
      .calls('GET', '/api/contact-messages')
      .map(({ query }) => query.get('from'))
      .find(Boolean);
    const hours = (Date.now() - new Date(from ?? 0).getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 2);
  });

  it('loses only the figure of an unavailable part', async () => {
    site.on('GET /api/auction-subscriptions', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin();
    const link = await card('Auction Subscriptions');
    await waitFor(() => expect(link.textContent).toBe('Auction Subscriptions—Not available right now'));
    expect((await card('Total Vehicles')).textContent).toBe('Total Vehicles00 featured');
  });
});

describe('the overview of the day', () => {
  const entries = async () => {
    const today = await screen.findByRole('navigation', { name: 'Today' });
    return within(today)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const drive = {
    id: 1,
    inquiryId: 1,
    reference: 'TD-1',
    version: 1,
    vehicleId: 7,
    vehicleName: 'Vento',
    phone: null,
    reason: null,
  };
  const guest = { firstName: 'Omar', lastName: 'Saleh' };
  const date = dubaiDay(new Date());

  it('shows the longest wait, the test drives of the day, the next arrival and failed e-mails', async () => {
    site.on('GET /api/inbox', ({ query }) => {
      const items = query.get('view') === 'unanswered' ? [1, 2, 3].map((number) => anInboxRequest(number)) : [];
      return { body: { pinned: [], items, next: null } };
    });
    const states = ['requested', 'cancelled', 'confirmed', 'confirmed', 'confirmed'];
    const appointments = states.map((state, id) => ({ ...drive, ...guest, id, inquiryId: id, state, date, time: '23:59' }));
    site.on('GET /api/appointments', { body: { days: [], appointments, blocks: [], capacity: 2 } });
    const car = (name: string, arrivalMonth: string | null) => ({
      name,
      arrivalMonth,
      estimatedArrival: 'soon',
      translations: {},
    });
    site.on('GET /api/staff/upcoming-vehicles', { body: [car('Corsa', null), car('Vento', '2027-01')] });
    const queue = { waiting: 0, active: 0, delayed: 0, failed: 3 };
    site.on('GET /api/notifications', {
      body: { queue, outboxWaiting: 0, failed: { items: [], total: 3, page: 1, pageSize: 1 } },
    });
    openAdmin();
    await waitFor(async () =>
      expect(await entries()).toEqual([
        ['Due first', '/admin?tab=inbox&view=unanswered'],
        ['Sara Marri 1Customer message · Our inventory 2 h 10 min left', '/admin?tab=inbox&request=contact-1'],
        ['Sara Marri 2Customer message · Our inventory 2 h 10 min left', '/admin?tab=inbox&request=contact-2'],
        ['Sara Marri 3Customer message · Our inventory 2 h 10 min left', '/admin?tab=inbox&request=contact-3'],
        ['Test drives today', '/admin?tab=appointments'],
        ['11:59 PMOmar SalehTo be confirmed', '/admin?tab=inbox&request=test_drive-0'],
        ['11:59 PMOmar Saleh', '/admin?tab=inbox&request=test_drive-2'],
        ['11:59 PMOmar Saleh', '/admin?tab=inbox&request=test_drive-3'],
        ['1 more', '/admin?tab=appointments'],
        ['Next to arriveVentoJanuary\u00a02027 · 1 more', '/admin?tab=upcoming-vehicles'],
        ['Emails that failed3Review and send again', '/admin?tab=notifications'],
      ]),
    );
  });

  it('confirms a test drive of the day in its line', async () => {
    const appointments = [{ ...drive, ...guest, id: 4, state: 'requested', date, time: '23:59', hasEmail: true }];
    site.on('GET /api/appointments', { body: { days: [], appointments, blocks: [], capacity: 2 } });
    site.on('POST /api/appointments/4/confirm', { body: {} });
    openAdmin();
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm the test drive of .*Omar Saleh.* at 11:59/ }));
    expect(await screen.findByText('The appointment is confirmed')).toBeTruthy();
    expect(site.calls('POST', '/api/appointments/4/confirm').map(({ body }) => body)).toEqual([{ version: 1 }]);
  });

  it('shows a message for each empty part', async () => {
    site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
    openAdmin();
    await waitFor(async () =>
      expect(await entries()).toEqual([
        ['Due first', '/admin?tab=inbox&view=unanswered'],
        ['Next to arriveNone on the way', '/admin?tab=upcoming-vehicles'],
      ]),
    );
  });
});

describe('the start page', () => {
  beforeEach(() => site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } }));

  it.each([
    ['sales', 'Inbox'],
    ['editor', 'Vehicle Inventory'],
  ])('of the role %s is %s, below the overview of the day', async (role, name) => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role } });
    openAdmin();
    const heading = await screen.findByRole('heading', { name, level: 2 });
    const today = await screen.findByRole('navigation', { name: 'Today' });
    expect(heading.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('gives its whole height to the board', async () => {
    site.on('GET /api/inbox-counts', { body: {} });
    openAdmin('?layout=board');
    await screen.findByText('Nothing here yet');
    expect(screen.queryByRole('navigation', { name: 'Today' })).toBeNull();
    localStorage.removeItem('inbox-layout');
  });
});

describe('a section without the overview', () => {
  it('shows its name in the heading and in the document title', async () => {
    site.on('GET /api/audit/catalog', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
    openAdmin('?tab=activity');
    const heading = await screen.findByRole('heading', { name: 'Activity', level: 2 });
    expect(screen.queryByRole('navigation', { name: 'Overview' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^Activity – Admin/));
    // Focus stays in the list while the user moves through it with the arrow keys.
    const choice = screen.getByRole('combobox', { name: 'Section' });
    await userEvent.selectOptions(choice, 'Inbox');
    await screen.findByRole('heading', { name: 'Inbox', level: 2 });
    expect(document.activeElement).toBe(choice);
    expect(heading.isConnected).toBe(false);
  });
});

describe('the figures', () => {
  const members = (total: number) => ({ body: { items: [], total, page: 1, pageSize: 1, active: 0 } });
  const shows = async (words: string) => {
    const link = await card('Auction Subscriptions');
    await waitFor(() => expect(link.textContent).toBe(`Auction Subscriptions${words}`));
  };

  beforeEach(async () => {
    site.on('GET /api/auction-subscriptions', members(5));
    openAdmin();
    await shows('50 active');
    site.on('GET /api/auction-subscriptions', members(6));
  });

  it('are refreshed when the window regains focus', async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await shows('60 active');
  });

  it('are refreshed with the list below them', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh the list' }));
    await shows('60 active');
  });
});

describe('the sections', () => {
  it('are in the order in which a dealer needs them', async () => {
    openAdmin();
    const choice = await screen.findByRole('combobox', { name: 'Section' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(SECTIONS);
  });

  it("start without the previous section's search", async () => {
    openAdmin('?q=vento&page=3');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Section' }), 'Customer Messages');
    await screen.findByText('Nothing here yet');
    const { query } = site.calls('GET', '/api/contact-messages').find(({ query: asked }) => asked.has('page')) ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({ page: '1', pageSize: '25' });
  });
});

describe('what a role lacks permission for', () => {
  const sections = async () =>
    within(await screen.findByRole('combobox', { name: 'Section' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it.each([
    [
      'accountant',
      ['Reports', 'Vehicle Inventory', 'Upcoming Vehicles', 'Makes', 'Feeds for portals', 'Auction Access', 'My account'],
      2,
    ],
    [
      'editor',
      SECTIONS.filter((name) =>
        /Reports|Feeds|Vehicle I|Stock import|Upcoming|Makes|Showcase|Blog|Arrivals|Settings|My account/.test(name),
      ),
      2,
    ],
    ['manager', SECTIONS, 5],
  ])('is hidden from the role %s', async (role, names, figures) => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role } });
    openAdmin();
    expect(await sections()).toEqual(names);
    const overview = screen.getByRole('navigation', { name: 'Overview' });
    expect(within(overview).getAllByRole('link')).toHaveLength(figures);
    // Wait for pending calls, which would otherwise be counted in the next test.
    await waitFor(() => expect(overview.textContent).not.toContain('…'));
  });

  it('is not requested either', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'accountant' } });
    openAdmin('?tab=messages');
    await screen.findByRole('combobox', { name: 'Section' });
    await waitFor(() => expect(site.calls('GET', '/api/staff/vehicles')).not.toEqual([]));
    // Counts by status from the previous test may still arrive.
    expect(site.calls('GET', '/api/contact-messages').filter(({ query }) => !query.has('status'))).toEqual([]);
    expect(site.calls('GET', '/api/staff/blog-posts')).toEqual([]);
  });
});

describe('the session', () => {
  it('leads back to the sign-in page when it expires, whichever call is refused, and keeps the place', async () => {
    window.history.replaceState(null, '', '/admin?tab=messages&q=sara');
    site.on('GET /api/contact-messages', refusal('UNAUTHENTICATED'));
    openAdmin('?tab=messages&q=sara');
    await waitFor(() => expect(window.location.pathname).toBe('/admin-login'));
    expect(localStorage.getItem('adminAuth')).toBeNull();
    expect(new URLSearchParams(window.location.search).get('place')).toBe('?tab=messages&q=sara');
  });

  it.each(['vehicles', 'upcoming-vehicles', 'showcases', 'blog'])(
    'is found expired by the section %s, whatever is public',
    async (tab) => {
      const lists = ['vehicles', 'upcoming-vehicles', 'customer-showcase', 'blog-posts'];
      for (const list of lists) site.on(`GET /api/staff/${list}`, refusal('UNAUTHENTICATED'));
      for (const list of lists) site.on(`GET /api/${list}`, { body: [] });
      openAdmin(`?tab=${tab}`);
      await waitFor(() => expect(window.location.pathname).toBe('/admin-login'));
    },
  );

  it('ends on the server at Logout, which says so and leads to the sign-in page', async () => {
    site.on('POST /api/admin/logout', { status: 204 });
    openAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeTruthy();
    expect(localStorage.getItem('adminAuth')).toBeNull();
    expect(window.location.pathname).toBe('/admin-login');
  });

  it('continues when the server could not end it', async () => {
    site.on('POST /api/admin/logout', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeTruthy();
    expect(localStorage.getItem('adminAuth')).toBe('true');
    expect(window.location.pathname).toBe('/admin');
  });
});

describe('in Arabic', () => {
  it('the admin has no English texts left', async () => {
    openAdmin('?tab=blog', 'ar');
    expect(await screen.findByText('لا توجد مقالات بعد')).toBeTruthy();
    // The name of a language, two terms that developers use in any language, and a key of keyboards.
    const words = document.body.textContent?.replace(/English|API|Webhooks|Ctrl/g, '').match(/[A-Za-z]{3,}/g);
    expect(words ?? []).toEqual([]);
  });
});

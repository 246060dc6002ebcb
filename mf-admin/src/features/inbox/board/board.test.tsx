import type { InboxRequest } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../../testing/admin-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';

const site = adminSite();

const page = (items: InboxRequest[], more: object = {}) => ({ body: { pinned: [], items, next: null, ...more } });
const sentChanges = () => site.calls('PUT', '/api/inbox/contact-1').map(({ body }) => body);

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const openBoard = async (query = '') => {
  openAdmin(`?tab=inbox&layout=board${query}`);
  await screen.findByRole('button', { name: 'Sara Marri 1' });
};
/** Sets the requests from which the server answers the columns and their counts. */
const has = (...requests: InboxRequest[]) => {
  site.on('GET /api/inbox', ({ query }) => page(requests.filter(({ state }) => state === (query.get('state') ?? state))));
  const counts: Record<string, number> = {};
  for (const { state } of requests) counts[state] = (counts[state] ?? 0) + 1;
  site.on('GET /api/inbox-counts', { body: counts });
};
const lost = (lostReason: string) => request(1, { state: 'lost', lostReason, version: 2 });
const moveTo = async (state: string) => {
  await press('Move Sara Marri 1 to…');
  await userEvent.click(await screen.findByRole('menuitem', { name: state }));
};

beforeEach(() => {
  has(request(1), request(2, { state: 'waiting', ownerId: 7, tags: ['vip'] }), request(3, { state: 'spam' }));
  site.on('GET /api/inbox-tags', { body: ['vip'] });
  site.on('GET /api/staff-colleagues', {
    body: [
      { id: 7, name: 'Huda' },
      { id: 8, name: 'Omar' },
    ],
  });
});
afterEach(() => localStorage.removeItem('inbox-layout'));

it('has a column for each state with its count, and cards that open the request', async () => {
  await openBoard();
  expect(screen.getAllByRole('region').map((one) => one.getElementsByTagName('h2')[0]?.textContent)).toEqual([
    'New 1',
    'Answered 0',
    'Waiting for customer 1',
    'Won 0',
    'Lost 0',
    'Spam 1',
  ]);
  const card = column('Waiting for customer');
  expect(await card.findByText('Huda')).toBeTruthy();
  for (const text of ['CM-2026-00002', 'Our inventory', 'vip', '2 h 10 min left']) expect(card.getByText(text)).toBeTruthy();
  await userEvent.click(column('New').getByRole('button', { name: 'Sara Marri 1' }));
  await waitFor(() => expect(addressBar()).toContain('request=contact-1'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('gives columns width by their cards', async () => {
  has(request(1), ...[2, 3, 4].map((number) => request(number, { state: 'answered' })));
  await openBoard();
  const shares = screen.getAllByRole('region').map(({ style }) => style.getPropertyValue('--share'));
  expect(shares.slice(0, 3)).toEqual(['1', '3', '1']);
});

it("has the assignee's initials on a card, with the name for screen readers", async () => {
  site.on('GET /api/staff-colleagues', {
    body: [
      { id: 7, name: 'Huda bin Saeed' },
      { id: 8, name: 'Omar' },
    ],
  });
  await openBoard();
  expect((await column('Waiting for customer').findByText('HS')).parentElement?.title).toBe('Huda bin Saeed');
  expect(column('Waiting for customer').getByText('Huda bin Saeed')).toBeTruthy();
  expect(column('New').getByText('Unassigned')).toBeTruthy();
});

it('links each column by its name and count, and moves the focus there', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await openBoard();
  const links = within(screen.getByRole('navigation', { name: 'State' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'New 1',
    'Answered 0',
    'Waiting for customer 1',
    'Won 0',
    'Lost 0',
    'Spam 1',
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('true');
  await userEvent.click(links[2] as Element);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Waiting for customer 1' }));
});

it('collapses lost requests, spam and empty columns, and loads them on demand', async () => {
  has(request(1), request(2, { state: 'lost', lostReason: 'Bought elsewhere' }), request(3, { state: 'spam' }));
  await openBoard();
  const states = () => [...new Set(site.calls('GET', '/api/inbox').map(({ query }) => query.get('state')))];
  expect(states()).toEqual(['new']);
  const folded = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
  expect(folded).toEqual(expect.arrayContaining(['Answered 0', 'Waiting for customer 0', 'Won 0', 'Lost 1', 'Spam 1']));
  await press('Spam 1');
  await column('Spam').findByRole('button', { name: 'Sara Marri 3' });
  await press('Lost 1');
  await column('Lost').findByRole('button', { name: 'Sara Marri 2' });
});

it('opens a collapsed column for the card that arrives', async () => {
  has(request(1));
  site.on('PUT /api/inbox/contact-1', { body: request(1, { state: 'won', version: 2 }) });
  await openBoard();
  expect(screen.getByRole('button', { name: 'Won 0' }).getAttribute('aria-expanded')).toBe('false');
  await moveTo('Won');
  await column('Won').findByRole('button', { name: 'Sara Marri 1' });
  expect(screen.queryByRole('button', { name: /^Won/ })).toBeNull();
});

it('is selected in the bar, kept in the URL, and remembered', async () => {
  openAdmin('?tab=inbox');
  await userEvent.click(await screen.findByRole('radio', { name: 'Board' }));
  await screen.findByRole('region', { name: /^New/ });
  expect(addressBar()).toContain('layout=board');
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  expect(localStorage.getItem('inbox-layout')).toBe('board');
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('table', { name: 'Inbox' })).toBeTruthy();
  expect(addressBar()).toContain('layout=list');
});

it("is the inbox's default layout once selected", async () => {
  localStorage.setItem('inbox-layout', 'board');
  openAdmin('?tab=inbox');
  await screen.findByRole('region', { name: /^New/ });
});

it('applies the filters of the list', async () => {
  await openBoard('&view=mine&kind=contact&tag=vip&q=sara');
  const filters = { view: 'mine', kind: 'contact', tag: 'vip', q: 'sara' };
  expect(Object.fromEntries(site.calls('GET', '/api/inbox-counts').at(-1)?.query ?? [])).toEqual(filters);
  // One for each column with cards.
  const reads = site.calls('GET', '/api/inbox').slice(-2);
  expect(reads).toHaveLength(2);
  for (const { query } of reads) expect(Object.fromEntries(query)).toMatchObject(filters);
});

it('shows more of a column on demand, and links the rest to the list', async () => {
  site.on('GET /api/inbox', ({ query }) => (query.get('state') === 'new' ? page([request(1)], { next: 'abc' }) : page([])));
  await openBoard();
  const sizes = () => site.calls('GET', '/api/inbox').filter(({ query }) => query.get('state') === 'new');
  for (const size of ['50', '100']) {
    await press('Show more');
    await waitFor(() => expect(sizes().at(-1)?.query.get('pageSize')).toBe(size));
  }
  await press('Show all in the list');
  expect(await screen.findByRole('table', { name: 'Inbox' })).toBeTruthy();
  expect(addressBar()).toContain('layout=list');
  expect(addressBar()).toContain('state=new');
});

it('moves a card by its menu, announces it, and keeps the focus on it', async () => {
  site.on('PUT /api/inbox/contact-1', ({ body }) => {
    has(request(1, { state: 'won', version: 2 }));
    return { body: request(1, { ...body, version: 2 }) };
  });
  await openBoard();
  screen.getByRole('button', { name: 'Move Sara Marri 1 to…' }).focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Answered', 'Waiting for customer', 'Won', 'Lost', 'Spam']);
  await waitFor(() => expect(document.activeElement).toBe(items[0]));
  // Arrow keys only reach items that have a layout, which jsdom does not provide.
  fireEvent.keyDown(items[2] as Element, { key: 'Enter', keyCode: 13, which: 13 });
  await column('Won').findByRole('button', { name: 'Sara Marri 1' });
  await waitFor(() => expect(sentChanges()).toEqual([{ state: 'won', version: 1 }]));
  const announcement = await screen.findByText('Sara Marri 1: moved to “Won”');
  expect(announcement.closest('[role=status]')).toBeTruthy();
  await column('Won').findByText('1');
  await waitFor(() => expect(document.activeElement).toBe(column('Won').getByRole('button', { name: 'Move Sara Marri 1 to…' })));
});

it('moves a card back if the move is undone, with the wait that it ended', async () => {
  const wait = { waitingSince: '2026-03-04T20:30:00.000Z', customerRepliedAt: null, undeliveredAt: null };
  has(request(1, wait));
  site.on('PUT /api/inbox/contact-1', ({ body: { wait: _, ...change } }) => {
    const changed = request(1, { ...change, version: Number(change.version) + 1 });
    has(changed, request(2));
    return { body: changed };
  });
  await openBoard();
  await moveTo('Won');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await column('New').findByRole('button', { name: 'Sara Marri 1' });
  await waitFor(() =>
    expect(sentChanges()).toEqual([
      { state: 'won', version: 1 },
      { state: 'new', wait, version: 2 },
    ]),
  );
});

it('returns the focus when its menu is closed by Escape', async () => {
  await openBoard();
  const menu = screen.getByRole('button', { name: 'Move Sara Marri 1 to…' });
  menu.focus();
  await userEvent.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first as Element, { key: 'Escape', keyCode: 27, which: 27 });
  await waitFor(() => expect(document.activeElement).toBe(menu));
});

it('asks for the reason before moving a card to lost', async () => {
  site.on('PUT /api/inbox/contact-1', () => {
    has(lost('Too dear'));
    return { body: lost('Too dear') };
  });
  await openBoard();
  await moveTo('Lost');
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark as lost' });
  expect([save.disabled, sentChanges()]).toEqual([true, []]);
  // Without waiting: the dialog may still move the focus while it opens.
  fireEvent.change(dialog.getByLabelText('Why it was lost'), { target: { value: 'other' } });
  fireEvent.change(dialog.getByLabelText('Another reason'), { target: { value: 'Too dear' } });
  await userEvent.click(save);
  await screen.findByRole('heading', { name: 'Lost 1' });
  await waitFor(() => expect(sentChanges()).toEqual([{ state: 'lost', lostReason: 'Too dear', version: 1 }]));
});

it('keeps a card in place without a reason for the loss', async () => {
  await openBoard();
  await moveTo('Lost');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(column('New').getByRole('button', { name: 'Sara Marri 1' })).toBeTruthy();
  expect(sentChanges()).toEqual([]);
});

it('shows the current state after a concurrent change', async () => {
  site.on('PUT /api/inbox/contact-1', () => {
    has(request(1, { state: 'waiting', version: 2 }));
    return refusal('CHANGED_MEANWHILE');
  });
  await openBoard();
  await moveTo('Won');
  await screen.findByText('This was not saved');
  await column('Waiting for customer').findByRole('button', { name: 'Sara Marri 1' });
  expect(column('Won').queryByRole('button', { name: 'Sara Marri 1' })).toBeNull();
});

describe('with a pointer', () => {
  const { getBoundingClientRect } = Element.prototype;
  const COLUMNS = ['new', 'answered', 'waiting', 'won', 'lost', 'spam'];

  // jsdom has no layout: simulate columns of 100 px side by side.
  beforeEach(() => {
    Element.prototype.getBoundingClientRect = function () {
      const at = COLUMNS.indexOf(this.closest<HTMLElement>('[data-state]')?.dataset.state ?? '');
      return at < 0 ? getBoundingClientRect.call(this) : new DOMRect(at * 100, 0, 100, 500);
    };
  });
  afterEach(() => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  });

  it('moves a card to the column it is dropped on', async () => {
    site.on('PUT /api/inbox/contact-1', () => {
      has(request(1, { state: 'won', version: 2 }));
      return { body: request(1, { state: 'won', version: 2 }) };
    });
    await openBoard();
    const at = (clientX: number) => ({ clientX, clientY: 50, button: 0 });
    fireEvent.mouseDown(column('New').getByText('CM-2026-00001'), at(50));
    fireEvent.mouseMove(document, at(60));
    fireEvent.mouseMove(document, at(350));
    await waitFor(() => expect(screen.getByText('Won', { selector: '[id^=DndLiveRegion]' })).toBeTruthy());
    fireEvent.mouseUp(document, at(350));
    await column('Won').findByRole('button', { name: 'Sara Marri 1' });
    await waitFor(() => expect(sentChanges()).toEqual([{ state: 'won', version: 1 }]));
  });
});

it('is read-only for a role without the permission', async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
  await openBoard();
  expect(screen.queryByRole('button', { name: 'Move Sara Marri 1 to…' })).toBeNull();
});

it('supports j and k on its cards', async () => {
  await openBoard();
  await screen.findByRole('button', { name: 'Sara Marri 2' });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Sara Marri 1');
  fireEvent.keyDown(document.activeElement as Element, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Sara Marri 2');
});

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { adminSite } from '../../testing/admin-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { openAdmin } from '../../testing/open-admin.js';
import { type InboxUpdate, subscribeToInbox } from './subscribe-to-inbox.js';

/** A fake EventSource controlled by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onopen = () => undefined;
  onerror = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  refuse(): void {
    this.close();
    this.onerror();
  }
}

const site = adminSite();

beforeEach(() => {
  FakeSource.all = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  localStorage.setItem('adminAuth', 'true');
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  jest.useRealTimers();
});

it('refreshes rows and counts on an event, shows a toast, and does not extend the session', async () => {
  site.on('GET /api/inbox-new', { body: {} });
  site.on('GET /api/inbox-tags', { body: [] });
  site.on('GET /api/staff-colleagues', { body: [] });
  site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
  site.on('GET /api/inbox/contact-117', { body: anInboxRequest(117) });
  openAdmin('?tab=inbox');
  await waitFor(() => expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/inbox-events']));
  await screen.findByText('Nothing here yet');
  await waitFor(() => expect(site.calls('GET', '/api/inbox-new')).toHaveLength(1));
  site.on('GET /api/inbox-new', { body: { contact: 2, reservation: 1 } });
  site.received = [];
  act(() => FakeSource.all[0]?.onmessage({ data: '{"change":"new","kind":"contact","number":117}' }));
  expect(await screen.findByText(/^New request: Sara Marri 117 · .+ CM-2026-00117$/)).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(3\) .*Admin/));
  site.on('GET /api/inbox-new', { body: { contact: 2, unanswered: 1, reminded: 1 } });
  act(() => FakeSource.all[0]?.onmessage({ data: '{"change":"replied","kind":"contact","number":117}' }));
  expect(await screen.findByText(/^Customer wrote again: Sara Marri 117 · .+ CM-2026-00117$/)).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(4\) .*Admin/));
  const reads = () => site.calls('GET', '/api/inbox').map(({ query, background }) => [query.get('view'), background]);
  const list = ['all', true];
  const overview = ['unanswered', true];
  await waitFor(() => expect(reads()).toEqual([list, overview, list, overview]));
});

it("refreshes the board's open columns and counts too", async () => {
  site.on('GET /api/inbox-tags', { body: [] });
  site.on('GET /api/staff-colleagues', { body: [] });
  site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
  site.on('GET /api/inbox-counts', { body: { new: 1, waiting: 1 } });
  openAdmin('?tab=inbox&layout=board');
  await screen.findByRole('heading', { name: 'New 1' });
  await waitFor(() => expect(screen.getAllByText('No requests')).toHaveLength(6));
  site.on('GET /api/inbox-counts', { body: { new: 2, waiting: 1 } });
  site.received = [];
  act(() => FakeSource.all[0]?.onmessage({ data: '{"change":"new","kind":"contact","number":117}' }));
  await screen.findByRole('heading', { name: 'New 2' });
  const states = () => site.calls('GET', '/api/inbox').map(({ query }) => query.get('state'));
  await waitFor(() => expect(states().sort()).toEqual(['new', 'waiting']));
  expect(site.received.map(({ background }) => background)).not.toContain(false);
});

it('retries a refused stream with back-off, refreshes once it opens, and stops', () => {
  jest.useFakeTimers();
  const received: InboxUpdate[] = [];
  const end = subscribeToInbox((news) => received.push(news));
  const tries = [5, 10, 20].map((seconds) => {
    FakeSource.all.at(-1)?.refuse();
    jest.advanceTimersByTime(seconds * 1000 - 1);
    const before = FakeSource.all.length;
    jest.advanceTimersByTime(1);
    return FakeSource.all.length - before;
  });
  expect(tries).toEqual([1, 1, 1]);
  FakeSource.all.at(-1)?.onopen();
  FakeSource.all.at(-1)?.dispatchEvent(new Event('reset'));
  expect(received).toEqual(['again', 'again']);
  end();
  FakeSource.all.at(-1)?.refuse();
  end();
  expect(FakeSource.all.at(-1)?.readyState).toBe(FakeSource.CLOSED);
});

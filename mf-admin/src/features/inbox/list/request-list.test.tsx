import { dubaiDay, dubaiTime } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/dashboard/en.json';
import { TimeLeft } from '../../../shared/request/time-left.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { inboxPage, inboxRow, inboxSite, lead } from '../../../testing/inbox-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';

const site = inboxSite();

it("shows each request's sender, subject, assignee and state", async () => {
  openAdmin('?tab=inbox');
  const first = await inboxRow('Sara Marri 1');
  expect(within(first).getByText('CM-2026-00001')).toBeTruthy();
  expect(within(first).getByText('Our inventory')).toBeTruthy();
  const second = await inboxRow('Sara Marri 2');
  expect(await within(second).findByText('Huda')).toBeTruthy();
  expect(within(second).getByText('Waiting for customer')).toBeTruthy();
  expect(within(second).getByText('vip')).toBeTruthy();
});

it('previews the latest message of a request, and opens the request from anywhere in its row', async () => {
  const preview = { direction: 'out', text: 'It is still here.' } as const;
  site.on('GET /api/inbox', inboxPage([request(1, { preview }), request(2, { preview: { ...preview, direction: 'in' } })]));
  openAdmin('?tab=inbox');
  const words = within(await inboxRow('Sara Marri 1')).getByText('It is still here.');
  expect(words.parentElement?.textContent).toBe('Replied: It is still here.');
  expect(within(await inboxRow('Sara Marri 2')).getByText('It is still here.').parentElement?.textContent).toBe(
    'It is still here.',
  );
  await userEvent.click(words);
  await waitFor(() => expect(addressBar()).toContain('request=contact-1'));
  expect(await screen.findByText('Any coupé?')).toBeTruthy();
});

it('does not open a request when the name of the file in its row is followed', async () => {
  site.on('GET /api/inbox/contact-1/person', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox');
  fireEvent.click(await screen.findByRole('link', { name: 'Customer history of Sara Marri 1' }));
  await waitFor(() => expect(addressBar()).toContain('person=contact-1'));
  expect(addressBar()).not.toContain('request=');
});

it('shows an undelivered reply, and does not count it as an answer', async () => {
  const lost = { state: 'answered', answeredAt: '2026-03-05T10:30:00.000Z', waitingSince: '2026-03-05T11:00:00.000Z' } as const;
  const one = request(1, { ...lost, undeliveredAt: '2026-03-05T11:00:00.000Z' });
  site.on('GET /api/inbox', inboxPage([one]));
  site.on('GET /api/inbox/contact-1', { body: one });
  openAdmin('?tab=inbox&request=contact-1');
  // The text appears in the list and in the drawer beside it.
  await waitFor(() => expect(screen.getAllByText(/^Reply did not arrive \(.*\)$/)).toHaveLength(2));
  expect(screen.queryByText('A step of the journey is late')).toBeNull();
  expect(screen.queryByText(/^First answer/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Call made' })).toBeTruthy();
});

describe('the deadline', () => {
  const shown = (remainingMinutes: number, days: number, now = '16:45') => {
    jest.setSystemTime(dubaiTime('2026-03-05', now));
    const dueAt = dubaiTime(dubaiDay(new Date(), days), '17:30').toISOString();
    renderWithProviders(<TimeLeft request={request(1, { remainingMinutes, dueAt })} />, { namespace: 'dashboard', texts });
    return screen.getByTitle(/./);
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('of today is shown as the time while the showroom is closed, when the minutes left stand still', () => {
    const tag = shown(1, 0, '08:10');
    expect([tag.textContent?.trim(), tag.title]).toEqual([expect.stringMatching(/^by\s5:30\sPM$/), '1 min left']);
  });

  it('is not late before the showroom opens, if it is due then', () => {
    expect(shown(0, 0, '08:10').textContent?.trim()).toMatch(/^by\s5:30\sPM$/);
  });

  it.each([
    [45, '45 min left'],
    [600, '10 h left'],
    [-125, 'Late by 2 h 5 min'],
  ])('of today, with %i minutes of opening hours left, is shown as %s', (remainingMinutes, text) => {
    expect(shown(remainingMinutes, 0).textContent?.trim()).toBe(text);
  });

  it.each([775, 90])('of a later day is shown as the moment, with %i minutes of opening hours left', (remainingMinutes) => {
    const tag = shown(remainingMinutes, 1);
    expect(tag.textContent?.trim()).toMatch(/^by\s\d+\s\w{3}.*5:30\sPM$/);
    expect(tag.title).toBe(remainingMinutes === 90 ? '1 h 30 min left' : '12 h 55 min left');
  });

  it('that has passed is shown as the time that has passed since', () => {
    expect(shown(-60, -1).textContent?.trim()).toBe('Late by 1 h');
  });
});

it('shows one state in a row: that the customer wrote since, not that the request was answered', async () => {
  const answered = { state: 'answered', answer: 'call', answeredAt: '2026-03-05T10:30:00.000Z' } as const;
  const wrote = request(2, { ...answered, customerRepliedAt: '2026-03-06T10:30:00.000Z' });
  site.on('GET /api/inbox', inboxPage([request(1, { ...answered, remainingMinutes: null }), wrote]));
  openAdmin('?tab=inbox');
  const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
  const row = within(await rowOf('Sara Marri 2'));
  expect(row.getAllByText(/^Customer wrote/).map(({ textContent }) => textContent)).toEqual(['Customer wrote']);
  expect(row.getByText('2 h 10 min left')).toBeTruthy();
  expect(row.queryByText(/answered/i)).toBeNull();
  expect(within(await rowOf('Sara Marri 1')).getByText('Answered')).toBeTruthy();
});

it('offers to record the answer when a state change ended the wait', async () => {
  site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'answered', answeredAt: '2026-03-05T10:30:00.000Z' }) });
  openAdmin('?tab=inbox&request=contact-1');
  expect(await screen.findByRole('button', { name: 'Call made' })).toBeTruthy();
});

it.each([
  [undefined, 1],
  ['visit', 0],
])('says that no answer is recorded only of what customers sent themselves: %s', async (channel, count) => {
  site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'won', answeredAt: '2026-03-05T10:30:00.000Z' }) });
  site.on('GET /api/contact-messages', { body: { items: [{ ...lead(1), channel }], total: 1, page: 1, pageSize: 1 } });
  openAdmin('?tab=inbox&request=contact-1');
  await screen.findByRole('button', { name: 'Call made' });
  expect(screen.queryAllByText(/^No answer recorded/)).toHaveLength(count);
});

it.each([
  ['', /^Reminder .*2026, 9:00\sAM$/],
  ['Call again', /^Reminder .*2026, 9:00\sAM · Call again$/],
])('shows a reminder with its note, if there is one: %j', async (note, text) => {
  site.on('GET /api/inbox', inboxPage([request(1, { reminder: { at: '2026-12-01T05:00:00.000Z', note } })]));
  openAdmin('?tab=inbox');
  expect(within(await inboxRow('Sara Marri 1')).getByText(/^Reminder/).textContent).toMatch(text);
});

it('names a customer who was entered with a journey by it', async () => {
  site.on('GET /api/inbox', inboxPage([request(1, { about: {} })]));
  openAdmin('?tab=inbox');
  const first = within(await inboxRow('Sara Marri 1'));
  expect(first.getByText(/^Journey page/)).toBeTruthy();
  expect(first.queryByText('Customer message')).toBeNull();
});

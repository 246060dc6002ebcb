import type { FailedNotification, NotificationsOverview } from '@dealership/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const PATH = '/api/notifications';
const JOB = 'outbox-inquiries-5';

const given = (more: Partial<FailedNotification> = {}): FailedNotification => ({
  id: JOB,
  event: 'inquiry.submitted',
  subjectId: 12,
  about: { request: 'contact-12', reference: 'CM-2026-00012', person: 'Fatima Al Suwaidi', car: null },
  reason: 'visitor: EENVELOPE 550',
  attempts: 1,
  createdAt: '2026-03-04T20:30:00.000Z',
  failedAt: '2026-03-04T20:31:00.000Z',
  emails: [
    { audience: 'staff', recipient: 'staff@house.example', state: 'sent', attempts: 1, lastError: null },
    { audience: 'visitor', recipient: 'sara@example.com', state: 'failed', attempts: 1, lastError: '550 no mailbox' },
  ],
  ...more,
});

const overview = (items: FailedNotification[] = [], more: Partial<NotificationsOverview> = {}) => ({
  body: {
    queue: { waiting: 0, active: 0, delayed: 7, failed: items.length },
    outboxWaiting: 2,
    failed: { items, total: items.length, page: 1, pageSize: 20 },
    ...more,
  },
});

const MOVING = { queue: { waiting: 1, active: 0, delayed: 0, failed: 0 } };

beforeEach(() => {
  site.on(`GET ${PATH}`, overview([given()]));
});

const row = async () => (await screen.findByText('CM-2026-00012')).closest('tr') as HTMLElement;
const figure = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
const confirmResend = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));

describe('exhausted notifications', () => {
  it("are listed below the queue's figures, with recipients and reason", async () => {
    openAdmin('?tab=notifications');
    for (const words of [
      'Customer message',
      'sara@example.com',
      'Refused',
      'The mail server refused the address.',
      'visitor: EENVELOPE 550',
      '550 no mailbox',
      '1 try',
    ])
      expect(within(await row()).getByText(words)).toBeTruthy();
    expect(['Failed', 'Waiting', 'Retrying', 'Not yet in the queue'].map(figure)).toEqual(['1', undefined, '7', '2']);
  });

  it('are paginated', async () => {
    openAdmin('?tab=notifications&page=3');
    await row();
    expect(Object.fromEntries(site.calls('GET', PATH)[0]?.query ?? [])).toEqual({ page: '3', pageSize: '20' });
  });

  it('have page numbers, on a phone a field with the page', async () => {
    site.on(`GET ${PATH}`, overview([given()], { failed: { items: [given()], total: 306, page: 3, pageSize: 20 } }));
    const screenOf = (minimum: number) =>
      jest.spyOn(window, 'matchMedia').mockImplementation(
        (media) =>
          ({
            ...{ media, matches: Number(/min-width: (\d+)/.exec(media)?.[1] ?? 0) <= minimum },
            ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
          }) as unknown as MediaQueryList,
      );
    const wide = screenOf(1440);
    const desktop = openAdmin('?tab=notifications&page=3');
    await row();
    expect(screen.getByTitle('16')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Go to' })).toBeNull();
    desktop.unmount();
    wide.mockRestore();
    const phone = screenOf(390);
    openAdmin('?tab=notifications&page=3');
    await row();
    expect(screen.getByText('41–60 of 306')).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Go to' }) as HTMLInputElement).value).toBe('3');
    expect(screen.queryByTitle('16')).toBeNull();
    phone.mockRestore();
  });

  it('may be none', async () => {
    site.on(`GET ${PATH}`, overview());
    openAdmin('?tab=notifications&status=failed');
    expect(await screen.findByText('No undelivered emails')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
  });

  it('are unknown while the queue is unavailable, which is shown with the backlog', async () => {
    site.on(`GET ${PATH}`, overview([], { queue: null }));
    openAdmin('?tab=notifications');
    expect(await screen.findByText('The queue does not answer')).toBeTruthy();
    expect(screen.queryByText('No undelivered emails')).toBeNull();
    expect(['Failed', 'Not yet in the queue'].map(figure)).toEqual(['—', '2']);
  });

  it('show a loading error with a retry', async () => {
    site.on(`GET ${PATH}`, refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=notifications');
    const again = await screen.findByRole('button', { name: 'Try again' });
    site.on(`GET ${PATH}`, overview([given()]));
    await userEvent.click(again);
    expect(await row()).toBeTruthy();
  });
});

it('names the kind of a request once, and joins names in the language', async () => {
  openAdmin('?tab=notifications', 'ar');
  const line = await screen.findByRole('link', { name: /CM-2026-00012/ });
  expect(line.textContent).toBe('Fatima Al Suwaidi CM-2026-00012');
  expect(screen.getByText('رسالة عميل')).toBeTruthy();
  expect(screen.getByRole('button', { name: /رسالة عميل، CM-2026-00012/ })).toBeTruthy();
});

describe('sending again', () => {
  it('asks, with who gets it, and the list updates until it is sent', async () => {
    site.on(`POST ${PATH}/${JOB}/resend`, { body: { resent: 1 } });
    openAdmin('?tab=notifications');
    const button = await screen.findByRole('button', { name: 'Send again: Customer message, CM-2026-00012' });
    site.on(`GET ${PATH}`, overview([], MOVING));
    await userEvent.click(button);
    // The staff got theirs.
    await screen.findByText('These get it once more: \u2066sara@example.com\u2069.');
    expect(site.calls('POST', `${PATH}/${JOB}/resend`)).toEqual([]);
    await confirmResend();
    expect(await screen.findByText('1 notification is being sent again')).toBeTruthy();
    await waitFor(() => expect(figure('Waiting')).toBe('1'));
    site.on(`GET ${PATH}`, overview());
    await waitFor(() => expect(figure('Waiting')).toBeUndefined());
    expect(site.calls('POST', `${PATH}/${JOB}/resend`)).toHaveLength(1);
  });

  it('asks once for all of them', async () => {
    site.on(`POST ${PATH}/resend-failed`, { body: { resent: 2 } });
    openAdmin('?tab=notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Send all again' }));
    await screen.findByText('One failed notification is sent again to those who did not get it.');
    await confirmResend();
    expect(await screen.findByText('2 notifications are being sent again')).toBeTruthy();
    // The queue moves them after the response, so the first list is still the old one.
    await waitFor(() => expect(site.calls('GET', PATH).length).toBeGreaterThan(1));
    expect(await row()).toBeTruthy();
    site.on(`GET ${PATH}`, overview());
    await screen.findByText('No undelivered emails');
  });

  it('shows why it failed', async () => {
    site.on(`POST ${PATH}/${JOB}/resend`, refusal('NOTIFICATION_NOT_FOUND'));
    openAdmin('?tab=notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again: Customer message, CM-2026-00012' }));
    await confirmResend();
    expect(await screen.findByText('It could not be sent again')).toBeTruthy();
    expect(screen.getByText('This email is no longer among the failed ones.')).toBeTruthy();
  });
});

it('shows every email on request, as kept in the URL', async () => {
  const email = { id: 3, event: 'payment.refunded', subjectId: 8, about: null, createdAt: '2026-03-04T20:30:00.000Z' };
  const items = [{ ...email, ...given().emails[1], state: 'sent', lastError: null, sentAt: '2026-03-04T20:31:00.000Z' }];
  site.on(`GET ${PATH}/emails`, { body: { items, total: 1, page: 1, pageSize: 20 } });
  openAdmin('?tab=notifications');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Which emails' }), 'All emails');
  const sent = (await screen.findByText('Refund')).closest('tr') as HTMLElement;
  for (const words of [/Refund/, 'sara@example.com', 'To the visitor', 'Sent'])
    expect(within(sent).getByText(words)).toBeTruthy();
  site.on(`POST ${PATH}/emails/3/resend`, { body: { resent: 1 } });
  await userEvent.click(within(sent).getByRole('button', { name: 'Send again: Refund, sara@example.com' }));
  await confirmResend();
  expect(await screen.findByText('1 notification is being sent again')).toBeTruthy();
});

it('opens on every email if none failed, without figures of zero, and finds those to an address', async () => {
  const email = { id: 3, event: 'payment.refunded', subjectId: 8, about: null, createdAt: '2026-03-04T20:30:00.000Z' };
  const items = [{ ...email, ...given().emails[1], state: 'sent', lastError: null, sentAt: '2026-03-04T20:31:00.000Z' }];
  site.on(`GET ${PATH}`, overview([], { queue: { waiting: 0, active: 0, delayed: 0, failed: 0 }, outboxWaiting: 0 }));
  site.on(`GET ${PATH}/emails`, { body: { items, total: 1, page: 1, pageSize: 20 } });
  openAdmin('?tab=notifications');
  await screen.findByText('Refund');
  expect(screen.queryByText('Waiting', { selector: 'dt' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by recipient: email, name or phone' }), 'sara@');
  await waitFor(() => expect(site.calls('GET', `${PATH}/emails`).at(-1)?.query.get('q')).toBe('sara@'));
});

it('shows why an obsolete email was not sent again', async () => {
  const email = {
    event: 'payment.succeeded',
    about: null,
    createdAt: '2026-03-04T20:30:00.000Z',
    sentAt: '2026-03-04T20:31:00.000Z',
  };
  const sent = { ...email, ...given().emails[1], state: 'sent' };
  const items = [
    { ...sent, id: 3, subjectId: 8, lastError: 'no longer due' },
    { ...sent, id: 2, subjectId: 7, event: 'newsletter.requested', lastError: null },
  ];
  site.on(`GET ${PATH}/emails`, { body: { items, total: 2, page: 1, pageSize: 20 } });
  site.on(`POST ${PATH}/emails/2/resend`, refusal('NOTIFICATION_NOT_DUE'));
  openAdmin('?tab=notifications&status=all');
  const left = (await screen.findByText('Not sent again: it no longer applies')).closest('tr') as HTMLElement;
  expect(within(left).getByText('Not sent again: it no longer applies')).toBeTruthy();
  expect(within(left).queryByText('no longer due')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Send again: .*[Nn]ewsletter/ }));
  await confirmResend();
  expect(await screen.findByText('This email no longer applies, so it was not sent again.')).toBeTruthy();
});

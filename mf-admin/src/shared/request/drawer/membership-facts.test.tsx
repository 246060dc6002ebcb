import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SESSION } from '../../../testing/admin-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { inboxPage, inboxRow, inboxSite, lead } from '../../../testing/inbox-site.js';
import { openAdmin } from '../../../testing/open-admin.js';

const site = inboxSite();

describe('a membership to fulfil', () => {
  const task = {
    order: 77,
    membership: 3,
    planName: { en: 'Gold', ar: 'الذهبية', ja: 'ゴールド' },
    durationMonths: 2,
    loginSentAt: null,
    representative: 'Huda',
    ended: null,
  };
  const opened = (changes: Partial<typeof task> | { ended: 'refunded' } = {}) => {
    const member = request(9, { id: 'membership-9', kind: 'membership', about: {}, membership: { ...task, ...changes } });
    site.on('GET /api/inbox', inboxPage([member]));
    site.on('GET /api/inbox/membership-9', { body: member });
    site.on('GET /api/inbox/membership-9/same-person', { body: [] });
    site.on('GET /api/inbox/membership-9/messages', { body: [] });
    site.on('GET /api/inbox/membership-9/emails', { body: [] });
    site.on('GET /api/membership-requests', { body: { items: [{ ...lead(9), ...task }], total: 1, page: 1, pageSize: 1 } });
    openAdmin('?tab=inbox&request=membership-9');
    return screen.findByRole('region', { name: 'To do for the member' });
  };

  it('shows the purchase, finished and open steps, and links to the membership', async () => {
    const facts = await opened();
    expect(facts.textContent).toContain('Gold · 2 months');
    expect(facts.textContent).toContain('Payment no.AM-2026-00077');
    expect(facts.textContent).toContain('RepresentativeHuda');
    expect(facts.textContent).toContain('To doMark login as sent');
    const link = within(facts).getByRole('link', { name: 'Open the membership' });
    expect(link.getAttribute('href')).toBe('/admin?tab=memberships&entry=3');
    expect(within(await inboxRow('Sara Marri 9')).getByText('Gold · 2 months')).toBeTruthy();
  });

  it('shows in its row that a representative is due, and no journey', async () => {
    const sent = '2026-03-05T10:30:00.000Z';
    const membership = { ...task, loginSentAt: sent, representative: null };
    const waits = { state: 'answered', answeredAt: sent, waitingSince: sent } as const;
    site.on(
      'GET /api/inbox',
      inboxPage([request(9, { id: 'membership-9', kind: 'membership', about: {}, membership, ...waits })]),
    );
    openAdmin('?tab=inbox');
    const first = within(await inboxRow('Sara Marri 9'));
    expect(first.getByText('Assign a representative')).toBeTruthy();
    expect(first.queryByText('A step of the journey is late')).toBeNull();
  });

  it('shows that nothing is left, and the refund', async () => {
    expect((await opened({ ended: 'refunded' })).textContent).toContain('To doRefunded');
  });

  it('has no link to payments without the permission', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
    expect(within(await opened()).queryByRole('link')).toBeNull();
  });
});

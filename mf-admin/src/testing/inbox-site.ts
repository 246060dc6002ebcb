import type { InboxRequest } from '@dealership/contracts';
import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminSite } from './admin-site.js';
import type { FakeSite } from './fake-site.js';
import { anInboxRequest as request } from './inbox-request.js';

const { about: _, ...sent } = request(1);
/** The request as its list of leads has it. */
export const lead = (number: number) => ({
  ...sent,
  ...request(number),
  id: number,
  status: 'new',
  website: null,
  notes: [],
  subject: 'inventory',
  message: 'Any coupé?',
});

/** A page of the inbox. */
export const inboxPage = (items: InboxRequest[], more: object = {}) => ({ body: { pinned: [], items, next: null, ...more } });

export const inboxRow = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;

/** A site with two requests of two customers, for tests of the inbox. */
export function inboxSite(): FakeSite {
  const site = adminSite();
  beforeEach(() => {
    site.on('GET /api/inbox', inboxPage([request(1), request(2, { state: 'waiting', ownerId: 7, tags: ['vip'] })]));
    site.on('GET /api/inbox-tags', { body: ['vip'] });
    site.on('GET /api/inbox/contact-1', { body: request(1) });
    site.on('GET /api/inbox/contact-2', { body: request(2) });
    site.on('GET /api/staff-colleagues', {
      body: [
        { id: 1, name: 'Owner' },
        { id: 7, name: 'Huda' },
      ],
    });
    site.on('GET /api/inbox/contact-1/same-person', { body: [request(2, { kind: 'import', id: 'import-2', state: 'won' })] });
    site.on('GET /api/inbox/contact-2/same-person', { body: [] });
    site.on('GET /api/inbox/contact-1/messages', { body: [] });
    site.on('GET /api/inbox/contact-1/emails', { body: [] });
    site.on('GET /api/inbox/contact-2/messages', { body: [] });
    site.on('GET /api/inbox/contact-2/emails', { body: [] });
    site.on('GET /api/audit/inquiries', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
    site.on('GET /api/contact-messages', ({ query }) => {
      const number = Number(query.get('q')?.slice(1));
      return { body: { items: number ? [lead(number)] : [], total: 1, page: 1, pageSize: 1 } };
    });
  });
  return site;
}

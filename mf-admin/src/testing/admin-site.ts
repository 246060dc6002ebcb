import { LEAD_LISTS } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { clearToasts } from './clear-toasts.js';
import { FakeSite } from './fake-site.js';

const emptyPage = { items: [], total: 0, page: 1, pageSize: 20 };

/** The server's answer about the signed-in user. */
export const SESSION = {
  expiresAt: '2100-01-01T00:00:00.000Z',
  endsIn: 1800,
  role: 'owner',
  person: { id: 1, name: 'Owner' },
  mustEnrol: false,
};

/** Answers as a site without data. */
function answerEmpty(site: FakeSite): void {
  for (const list of ['upcoming-vehicles', 'makes', 'customer-showcase', 'blog-posts'])
    site.on(`GET /api/staff/${list}`, { body: [] });
  for (const list of LEAD_LISTS) site.on(`GET /api/${list}`, { body: emptyPage });
  site.on('GET /api/admin/session', { body: SESSION });
  site.on('GET /api/inbox-new', { body: {} });
  site.on('GET /api/staff/setting-drafts', { body: [] });
  site.on('GET /api/staff/vehicles', { body: { ...emptyPage, featured: 0 } });
  site.on('GET /api/staff/archived-vehicles', { body: emptyPage });
  site.on('GET /api/auction-subscriptions', { body: { ...emptyPage, active: 0 } });
}

/** The fake site for a file's tests: emptied before each test, stopped after the last. */
export function adminSite(): FakeSite {
  const site = new FakeSite();
  beforeAll(() => site.start());
  afterAll(() => site.stop());
  beforeEach(() => {
    site.clear();
    clearToasts();
    for (const drafts of ['reply-drafts', 'note-drafts']) localStorage.removeItem(drafts);
    answerEmpty(site);
  });
  return site;
}

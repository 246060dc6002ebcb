import { STANDARD_ADMIN_PASSWORD } from '@dealership/topology';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { test as base, watchPolicy } from '../test.ts';
import { open } from './open.ts';

export const STAFF_PASSWORD = process.env.ADMIN_PASSWORD || STANDARD_ADMIN_PASSWORD;

/** Headers that browsers send on the site's own pages; writes without them are refused. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export interface Staff {
  /** Calls the site with a session. */
  api: APIRequestContext;
  /** A unique word in everything that the test creates, which is cleaned up afterwards, whatever the outcome. */
  mark: string;
  /** The test visitor's address. Everything sent from it is cleaned up, too. */
  email: string;
}

interface Row {
  id: number;
}

async function remove({ api }: Staff, list: string, rows: Row[]): Promise<void> {
  for (const { id } of rows) await expect(await api.delete(`/api/${list}/${id}`)).toBeOK();
}

async function removeAll(staff: Staff): Promise<void> {
  const { api, mark, email } = staff;
  const read = async <Answer>(path: string): Promise<Answer> => (await api.get(path)).json();
  await remove(staff, 'vehicles', (await read<{ items: Row[] }>(`/api/staff/vehicles?q=${mark}`)).items);
  for (const list of ['upcoming-vehicles', 'blog-posts', 'customer-showcase']) {
    const rows = await read<Row[]>(`/api/staff/${list}`);
    await remove(
      staff,
      list,
      rows.filter((row) => JSON.stringify(row).includes(mark)),
    );
  }
  await expect(await api.post('/api/privacy/inquiries/erase', { data: { email } })).toBeOK();
}

/**
 * A test with a signed-in `staff` page beside its own, and a `visitor`: a page in another browser, without a session.
 */
export const test = base.extend<{ staff: Staff; visitor: Page }>({
  staff: [
    async ({ playwright, baseURL }, use) => {
      const mark = `Staff${Date.now()}${Math.floor(Math.random() * 1000)}`;
      const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders: SAME_ORIGIN });
      await expect(await api.post('/api/admin/login', { data: { password: STAFF_PASSWORD } })).toBeOK();
      const staff = { api, mark, email: `${mark.toLowerCase()}@visitor.example` };
      await use(staff);
      await removeAll(staff);
      await api.post('/api/admin/logout');
      await api.dispose();
    },
    { auto: true },
  ],
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    const refused = await watchPolicy(context);
    await use(await context.newPage());
    expect(refused).toEqual([]);
    await context.close();
  },
});

/** Signs in and waits for the admin. `password` and `enter`: labels in the page's language. */
export async function signIn(
  page: Page,
  { password = 'Password', enter = 'Access Admin Panel', query = '' } = {},
): Promise<void> {
  await open(page, `/admin-login${query}`);
  await page.getByLabel(password).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: enter }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/**
 * Opens the admin with the session of `staff`, without signing in. `query`: the section and a search, for example
 * '?tab=blog'.
 */
export async function openAdmin(page: Page, { api }: Staff, query = ''): Promise<void> {
  const { cookies } = await api.storageState();
  // The local storage entry lets the admin know that someone has signed in with this browser.
  const origins = [{ origin: siteUrl, localStorage: [{ name: 'adminAuth', value: 'true' }] }];
  await page.context().setStorageState({ cookies, origins });
  await page.goto(`/admin${query}`);
}

export const done = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

export const failed = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** Submits a visitor's message; returns its id. */
export async function sendMessage(request: APIRequestContext, message: Record<string, unknown>): Promise<number> {
  const response = await request.post('/api/contact', { data: { subject: 'other', ...message } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as Row).id;
}

/** Reloads a visitor's page until it shows the expected content, because the gateway shares responses for a moment. */
export async function eventually(page: Page, path: string, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await open(page, path);
    await shown();
  }).toPass({ timeout: 20_000 });
}

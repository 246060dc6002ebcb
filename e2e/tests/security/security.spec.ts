import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { ALL, dialogsOf, expectNothingRuns, STRINGS } from '../../src/checks/foreign-code.ts';
import { openSection } from '../../src/pages/admin.ts';
import { open } from '../../src/pages/open.ts';
import { eventually, openAdmin, type Staff, signIn, test } from '../../src/pages/staff.ts';

async function create({ api }: Staff, list: string, data: object): Promise<{ id: number; slug: string }> {
  const response = await api.post(`/api/${list}`, { data });
  expect(response.status()).toBe(201);
  return response.json();
}

test.describe('without the policy that forbids inline scripts, code', () => {
  // Disable the CSP, which is only the second line of defence: the first one must be sufficient.
  test.use({ bypassCSP: true });

  test('in a vehicle stays text for visitors and in the admin', async ({ page, context, visitor, staff }) => {
    const [origin, code, make, engineSize] = STRINGS;
    const model = `${staff.mark} ${code}`;
    const vehicle = { make, model, year: 2025, mileage: 1, price: 1, origin, engineSize, description: ALL };
    const { id } = await create(staff, 'vehicles', vehicle);
    const dialogs = dialogsOf(visitor.context());
    for (const path of [`/vehicle/${id}`, `/inventory?search=${staff.mark}`]) {
      await open(visitor, path);
      for (const text of [`${make}`, model]) await expect(visitor.locator('#content')).toContainText(text);
      await expectNothingRuns(visitor, dialogs);
    }
    await open(visitor, `/vehicle/${id}`);
    for (const text of STRINGS) await expect(visitor.locator('#content')).toContainText(text);

    const inAdmin = dialogsOf(context);
    await openAdmin(page, staff, '?tab=vehicles');
    await page.getByRole('searchbox').fill(staff.mark);
    await page.getByRole('button', { name: `Edit 2025 ${make} ${model}` }).click();
    await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue(ALL);
    await expectNothingRuns(page, inAdmin);
  });

  test('in a review stays text on the home page and in the admin', async ({ page, context, visitor, staff }) => {
    const [carMake, carModel, clientName] = STRINGS;
    const car = { carMake, carModel, carYear: 2024, carImage: '/media/none/1.webp' };
    const clientReview = `${staff.mark}\n\n${ALL}`;
    await create(staff, 'customer-showcase', { ...car, clientName, clientReview, featured: true });
    const dialogs = dialogsOf(visitor.context());
    const review = visitor.getByRole('figure').filter({ hasText: staff.mark });
    await eventually(visitor, '/', () => expect(review).toHaveCount(1, { timeout: 1000 }));
    for (const text of STRINGS) await expect(review).toContainText(text);
    await review.scrollIntoViewIfNeeded();
    await expectNothingRuns(visitor, dialogs);

    const inAdmin = dialogsOf(context);
    await openAdmin(page, staff);
    await openSection(page, 'Customer Showcase');
    await page.getByRole('searchbox').fill(staff.mark);
    await expect(page.getByRole('row').filter({ hasText: staff.mark })).toContainText(`${clientName}`);
    await expectNothingRuns(page, inAdmin);
  });

  test('in a post stays text in its title and is removed from its HTML', async ({ page, context, visitor, staff }) => {
    test.slow();
    const dialogs = dialogsOf(visitor.context());
    for (let at = 0; at < STRINGS.length; at += 2) {
      const [author = '', other = ''] = STRINGS.slice(at);
      const text = `${author} ${other}`.trim();
      const words = { title: text, excerpt: text, author, seoTitle: text, seoDescription: text };
      const tags = [author.slice(0, 40), other.slice(0, 40), staff.mark];
      const content = `Read\n\n${author}\n\n${other}`;
      const { slug } = await create(staff, 'blog-posts', { ...words, tags: tags.filter(Boolean), content, published: true });
      const heading = visitor.getByRole('heading', { level: 1 });
      await eventually(visitor, `/blog?post=${slug}`, () => expect(heading).toHaveText(text, { timeout: 1000 }));
      await expect(visitor.getByText(`By ${author}`, { exact: true })).toBeVisible();
      await expect(visitor.getByText('Read', { exact: true })).toBeVisible();
      await expectNothingRuns(visitor, dialogs);
    }
    await eventually(visitor, '/blog', () => expect(visitor.getByText(STRINGS[0] ?? '').first()).toBeVisible({ timeout: 1000 }));
    await expectNothingRuns(visitor, dialogs);

    const inAdmin = dialogsOf(context);
    await openAdmin(page, staff, `?tab=blog&q=${staff.mark}`);
    await expect(page.getByRole('row').filter({ hasText: STRINGS[0] })).toBeVisible();
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Content', exact: true }).fill(ALL);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog').filter({ hasText: 'Preview of the post' });
    await expect(preview).toContainText('alert');
    await expect(preview.locator('script, style, iframe, article svg')).toHaveCount(0);
    await expectNothingRuns(page, inAdmin);
  });
});

/** Serves a cross-site page: browsers treat `127.0.0.1` as another site. */
async function serveElsewhere(html: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

test('another site cannot make a staff browser read, write or sign out', async ({ page, context, baseURL }) => {
  const form = `<form method="post" action="${baseURL}/api/admin/logout"><button>Win a car</button></form>`;
  const elsewhere = await serveElsewhere(`${form}<a href="${baseURL}/api/contact-messages">Look</a>`);
  const other = await context.newPage();
  await signIn(page);
  for (const [press, path] of [
    ['link', '/api/contact-messages'],
    ['button', '/api/admin/logout'],
  ] as const) {
    await other.goto(elsewhere.address);
    const answer = other.waitForResponse(`**${path}`);
    await other.getByRole(press).click();
    expect((await answer).status(), path).toBe(403);
  }
  await other.goto(elsewhere.address);
  for (const [method, path] of [
    ['GET', '/api/contact-messages'],
    ['POST', '/api/admin/logout'],
  ]) {
    const call = { method, mode: 'no-cors', credentials: 'include' } as const;
    const sent = other.evaluate(([address, how]) => fetch(address, how), [`${baseURL}${path}`, call] as const);
    await expect(sent, path).rejects.toThrow('Failed to fetch');
  }
  expect(await page.evaluate(async () => (await fetch('/api/admin/session')).status)).toBe(200);
  elsewhere.stop();
});

test('the session cookie is unreadable for scripts and not sent cross-site', async ({ page, context, baseURL }) => {
  await signIn(page);
  const session = (await context.cookies()).find(({ name }) => name.endsWith('staff-session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', secure: baseURL?.startsWith('https:') });
  const readable = await page.evaluate(() => `${document.cookie} ${JSON.stringify({ ...localStorage, ...sessionStorage })}`);
  expect(readable).not.toContain(session?.value);
});

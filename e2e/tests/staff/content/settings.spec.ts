import { expect } from '@playwright/test';
import { done, eventually, openAdmin, test } from '../../../src/pages/staff.ts';

const CALLS = '/api/staff/texts/faq';

test('a question is written, previewed on the site, published and unpublished', async ({ page, visitor, staff }) => {
  const { api, mark } = staff;
  const question = `What is ${mark}?`;
  await openAdmin(page, staff, '?tab=settings&setting=faq');
  await page.getByRole('group', { name: 'Question 1' }).getByLabel('Question (English)').fill(question);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(done(page, 'Draft saved')).toBeVisible();
  const preview = page.getByRole('link', { name: 'Preview on the site' });
  const shown = await api.get((await preview.getAttribute('href')) ?? '');
  expect(await shown.text()).toContain(question);
  expect(shown.headers()['cache-control']).toBe('no-store');
  expect(await (await visitor.request.get('/?preview=1')).text()).not.toContain(question);

  const publishing = page.waitForResponse(`**${CALLS}/publish`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await publishing;
  await expect.poll(async () => (await visitor.request.get('/')).text(), { intervals: [100] }).toContain(question);
  await eventually(visitor, '/', () => expect(visitor.getByRole('heading', { name: question })).toBeVisible({ timeout: 1000 }));

  await page.getByRole('button', { name: 'Return: The site’s standard' }).click();
  await expect(done(page, 'Earlier version published')).toBeVisible();
  await expect.poll(async () => (await visitor.request.get('/')).text()).not.toContain(question);
});

test('the home page gets another section order and other texts, and is restored', async ({ page, visitor, staff }) => {
  const title = `The car of ${staff.mark}`;
  await openAdmin(page, staff, '?tab=settings&setting=home');
  await page.getByLabel('Heading (English)').fill(title);
  await page.getByRole('button', { name: 'Up: Section 4' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(done(page, 'Published')).toBeVisible();
  await eventually(visitor, '/', () =>
    expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1000 }),
  );
  const sections = visitor.locator('#showroom-title, #services-title');
  expect(await sections.evaluateAll((found) => found.map(({ id }) => id))).toEqual(['showroom-title', 'services-title']);

  await page.getByRole('button', { name: 'Return: The site’s standard' }).click();
  await expect(done(page, 'Earlier version published')).toBeVisible();
  await expect.poll(async () => (await visitor.request.get('/')).text()).not.toContain(title);
});

test('prices are previewed before publication by staff only, and cannot be charged', async ({ visitor, staff }) => {
  const calls = '/api/staff/settings/plans';
  const { published, revision } = await (await staff.api.get(calls)).json();
  const plans = published.plans.map((plan: object) => ({ ...plan, price: 77.77 }));
  const draft = await staff.api.put(`${calls}/draft`, { data: { body: { ...published, plans }, revision } });
  await expect(draft).toBeOK();
  try {
    const shown = await staff.api.get('/auction-access?preview=1');
    expect(await shown.text()).toContain('77.77');
    expect(shown.headers()['cache-control']).toBe('no-store');
    for (const path of ['/auction-access?preview=1', '/auction-access', '/api/auction-plans'])
      expect(await (await visitor.request.get(path)).text()).not.toContain('77.77');
  } finally {
    await staff.api.post(`${calls}/discard`, { data: { revision: (await draft.json()).revision } });
  }
});

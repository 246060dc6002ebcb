import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { siteUrl } from '../../../src/site.ts';
import { test } from '../../../src/test.ts';

const POST = 'how-to-read-a-japanese-auction-sheet';

test('the home page includes its sections, each translated with the page', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Cost Calculator' })).toHaveAttribute('href', '/auction-bidding');
  for (const section of ['Featured Vehicles', 'Upcoming Vehicles', 'What our clients say', 'Clients and their cars'])
    await expect(page.getByRole('heading', { name: section })).toBeAttached();
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page.getByRole('heading', { name: '注目の車両' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Featured Vehicles' })).toHaveCount(0);
  await page.getByRole('heading', { name: '注目の車両' }).scrollIntoViewIfNeeded();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
});

test('/ar and /ja are placeholders that point to the home page', async ({ page }) => {
  for (const language of ['ar', 'ja']) {
    const response = await open(page, `/${language}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator(`[lang="${language}"] h1`)).toBeVisible();
    await expect(page.locator('#content').getByRole('link').first()).toHaveAttribute('href', `/?lang=${language}`);
  }
});

test('the blog opens a post in place, and Back returns to the list', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Read More How to Read a Japanese Auction Sheet' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog\\?post=${POST}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Read a Japanese Auction Sheet');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('a post can be shared: its URL serves it, an unknown one answers 404', async ({ page, request }) => {
  await open(page, `/blog?post=${POST}`);
  await expect(page).toHaveTitle(/^Japanese Auction Sheet Explained/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  expect((await request.get('/blog?post=no-such-post')).status()).toBe(404);
});

test('the post about auction sheets links to its sections, to a car with a sheet, and to the decoder', async ({ page }) => {
  await open(page, `/blog?post=${POST}`);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'The car map' }).click();
  await expect(page.getByRole('heading', { name: 'The car map' })).toBeInViewport();
  await expect(page.getByRole('img', { name: 'Outline of a car' })).toBeVisible();
  await page.getByRole('link', { name: 'Read your own sheet' }).click();
  await expect(page).toHaveURL(/\/auction-bidding#decoder$/);
  await expect(page.getByRole('heading', { name: 'Read a sheet' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Tsukihara Arashi RS, 2001' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arashi RS');
  await expect(page.getByRole('link', { name: 'Auction sheet' })).toBeAttached();
});

test('the sheet decoder opened by its link shows each choice, though the calculator above it was never in view', async ({
  page,
}) => {
  await open(page, '/auction-bidding#decoder');
  const decoder = page.locator('#decoder');
  // Until then its form reloads the page.
  await expect(page.locator('[data-hydrated]').filter({ has: decoder }).last()).toHaveAttribute('data-island');
  await decoder.getByRole('combobox', { name: 'Grade' }).selectOption('3');
  await decoder.getByRole('button', { name: 'Add the mark' }).click();
  await expect(decoder.getByRole('definition').first()).toHaveText(/^Worn/);
  await expect(decoder.getByRole('link', { name: 'Remove A1: Bonnet' })).toBeVisible();
  await decoder.getByRole('link', { name: 'Remove A1: Bonnet' }).click();
  await expect(decoder.getByRole('link', { name: 'Remove A1: Bonnet' })).toHaveCount(0);
});

test('search engines find every page, its languages and its structured data', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/inventory', '/vehicle/1', '/upcoming-vehicle/1', '/contact', `/blog?post=${POST}`])
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
  expect(sitemap).toContain(`<image:loc>${siteUrl}/media/`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  await open(page, `/blog?post=${POST}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/blog?post=${POST}`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`^${siteUrl}/media/`));
});

test('the document head follows client-side navigation', async ({ page }) => {
  await open(page, '/inventory');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url());
  const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
  await expect.poll(async () => (await data()).join()).toContain('"Car"');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('returning to the inventory restores it', async ({ page }) => {
  await open(page, '/inventory?sort=price-asc&page=2');
  const car = page.getByRole('article').nth(3).getByRole('link').first();
  await car.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const name = (await car.textContent()) ?? '';
  await car.click();
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect(page).toHaveURL(/\/inventory\?sort=price-asc&page=2$/);
  await expect(page.locator('a:focus')).toHaveText(name);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
});

test('another page of the list starts at its top', async ({ page }) => {
  await open(page, '/inventory');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator(':focus')).toHaveText('Vehicles');
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('typing into a filter adds no history entries', async ({ page }) => {
  await open(page, '/about');
  await page.locator('#site-header').getByRole('link', { name: 'Inventory' }).click();
  const search = page.getByRole('form', { name: 'Filter cars' }).getByLabel('Search');
  for (const [keys, found] of [
    ['l', 'l'],
    ['an', 'lan'],
    ['d ', 'land'],
  ] as const) {
    await search.pressSequentially(keys);
    await expect(page).toHaveURL(new RegExp(`/inventory\\?search=${found}$`));
  }
  await expect(search).toHaveValue('land ');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

import { expect } from '@playwright/test';
import { delayResponses } from '../../../src/browser/delay-responses.ts';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

test('without a connection a page says so; Back leads to the cars, and the page loads once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/inventory');
  const cars = page.getByRole('article');
  const offline = page.getByRole('heading', { name: 'You are offline' });
  await context.setOffline(true);
  await cars.first().getByRole('link').first().click();
  await expect(offline).toBeVisible();
  await page.goBack();
  await expect(cars).not.toHaveCount(0);
  await expect(offline).toBeHidden();

  await cars.first().getByRole('link').first().click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Inquire About This Vehicle' })).toBeVisible();
  await expect(offline).toBeHidden();
});

test('another part of the site that could not be loaded without a connection loads once it is back', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  const offline = page.getByRole('heading', { name: 'You are offline' });
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(offline).toBeHidden();
});

test('on a slow line another part of the site says that it loads, can be left, and is shown when it arrives', async ({
  page,
}) => {
  await page.clock.install();
  const release = await delayResponses(page, '**/mf-blog/*.js');
  await open(page, '/contact');
  const follow = async (name: string) => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
  };
  const main = page.getByRole('main');
  await follow('Blog');
  await expect(main.getByRole('status')).toBeVisible();
  await follow('About');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About us');
  await follow('Blog');
  await page.clock.fastForward(10_000);
  await expect(main.getByRole('status')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(main.getByRole('alert')).toContainText('not available right now');
  release();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('a shared file that could not be loaded once is loaded at the next visit of the page', async ({ page }) => {
  await open(page, '/inventory');
  const car = page.getByRole('article').first().getByRole('link').first();
  const form = page.getByRole('form', { name: 'Inquire About This Vehicle' });
  await page.route('**/shell/form.*.js', (route) => route.abort());
  await car.click();
  await expect(page).toHaveURL(/\/vehicle\//);
  await expect(page.getByRole('alert').filter({ hasText: 'not available right now' })).toBeAttached();
  await page.unrouteAll();
  await page.goBack();
  await car.click();
  await expect(form).toBeAttached();
});

import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

test('the inventory is complete in the server’s document, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/inventory');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Upcoming Vehicles' })).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await context.close();
});

test('pages that do not exist answer 404 with the specified texts', async ({ page }) => {
  const unknown = await open(page, '/no-such-page');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  const missing = await open(page, '/vehicle/999999999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Not Found');
  await expect(page.getByText("The vehicle you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Inventory' }).click();
  await expect(page).toHaveURL(/\/inventory$/);
});

test('the plural URL of an upcoming vehicle redirects to the singular one', async ({ page }) => {
  await open(page, '/upcoming-vehicles/1');
  await expect(page).toHaveURL(/\/upcoming-vehicle\/1$/);
  await expect(page.getByRole('heading', { name: 'Pre-Order Benefits' })).toBeVisible();
});

test('filters are in the URL, a change resets the page, Back returns', async ({ page }) => {
  await open(page, '/inventory?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const price = page.getByRole('combobox', { name: 'Price' });
  await price.selectOption('500000+');
  await expect(page).toHaveURL(/\/inventory\?price=500000%2B$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory\?page=2$/);
  await expect(price).toHaveValue('');
});

test('the filter sheet counts the matches and its filters become removable chips', async ({ page }) => {
  await open(page, '/inventory?page=2');
  const opener = page.getByRole('button', { name: 'More filters' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filter cars' });
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await sheet
    .getByRole('group', { name: 'Transmission' })
    .getByRole('radio', { name: /^Manual/ })
    .check({ force: true });
  await sheet.getByLabel('Mileage').selectOption('50000');
  await expect(page).toHaveURL(/\/inventory\?page=2$/);
  const show = sheet.getByRole('button', { name: /^Show \d+ cars$/ });
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(page).toHaveURL(/\/inventory\?maxMileage=50000&transmission=Manual$/);
  await expect(page.getByRole('status').filter({ hasText: `${count} vehicles` })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Transmission: Manual' }).click();
  await expect(page).toHaveURL(/\/inventory\?maxMileage=50000$/);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/inventory$/);
});

test('a search without results names the blocking filters, shows the nearest matches, and passes the search on', async ({
  page,
}) => {
  await open(page, '/inventory?make=Orsenza&fuelType=Diesel');
  await expect(page.getByText('No vehicles match your current filters. Please try different criteria.')).toBeVisible();
  await expect(page.getByText(/^None of our \d Orsenza cars is a diesel\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Close to what you are looking for' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Start a search' }).click();
  await expect(page.getByLabel('Make *')).toHaveValue('Orsenza');
  await expect(page.getByLabel('Detailed Specifications *')).toHaveValue('Diesel');
  await page.goBack();
  await page.getByRole('link', { name: /^Remove “Diesel” \(\d cars\)$/ }).click();
  await expect(page).toHaveURL(/\/inventory\?make=Orsenza$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the filters are a plain form without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/inventory?status=all');
  await page.getByLabel('Transmission').selectOption('Manual');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/status=all.*transmission=Manual.*sort=price-asc/);
  await page.getByRole('link', { name: 'Remove Transmission: Manual' }).click();
  await expect(page).toHaveURL(/\/inventory\?status=all&sort=price-asc$/);
  await context.close();
});

test('a form that needs scripts says so first, and Enter keeps the input', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/contact', '/consignment', '/vehicle/1']) {
    await page.goto(path);
    const address = page.url();
    const form = page.locator('main form[method=dialog]');
    await expect(form.getByText(/This form needs JavaScript|Contact us about this vehicle/)).toBeVisible();
    const name = form.getByLabel('First Name');
    await name.fill('Noura');
    await name.press('Enter');
    await form.getByLabel('Email').fill('noura@visitor.example');
    await form.getByLabel('Email').press('Enter');
    expect(page.url()).toBe(address);
    await expect(name).toHaveValue('Noura');
  }
  await context.close();
});

test('the gallery responds to arrows, keys and thumbnails, and counts', async ({ page }) => {
  await open(page, '/vehicle/1');
  const gallery = page.getByRole('region', { name: 'Pictures' });
  await expect(gallery.getByText(/^1 \/ \d$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(/^3 \/ \d$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Show picture 1' }).click();
  await expect(gallery.getByText(/^1 \/ \d$/)).toBeVisible();
});

test('the viewer shows the pictures in full screen, responds to keys, and returns the focus', async ({ page }) => {
  await open(page, '/vehicle/34');
  const all = page.getByRole('button', { name: /^See all/ });
  await all.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(viewer.getByText(/^Orsenza Altavia Ibrida, .* view$/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in or out' }).click();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(all).toBeFocused();
  await expect(page.getByRole('region', { name: 'Pictures' }).getByText(/^2 \/ \d+$/)).toBeVisible();
});

test('price and actions of a vehicle stay in view, and WhatsApp gets its name', async ({ page }) => {
  await open(page, '/vehicle/1');
  const bar = page.getByRole('complementary', { name: 'Price and contact' });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeHidden();
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar.getByText(/^AED [\d,]+$/)).toBeVisible();
  const chat = await bar.getByRole('link', { name: 'WhatsApp about this car' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Aldermere Marchmont E: http.*\/vehicle\/1$/);
  await expect(bar.getByRole('link', { name: 'Call the showroom' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await bar.getByRole('button', { name: 'Test drive' }).click();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Test drive' })).toBeFocused();
});

test('the services menu opens by keyboard, closes with Escape and returns the focus', async ({ page }) => {
  await open(page, '/inventory');
  const button = page.getByRole('button', { name: 'Services' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Auction Access' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the language changes in place and the input stays', async ({ page }) => {
  await open(page, '/vehicle/1');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Hanako');
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('textbox', { name: '名', exact: true })).toHaveValue('Hanako');
  await expect(page.getByRole('heading', { name: 'この車両について問い合わせる' })).toBeVisible();
});

test('the pages run under the content security policy without errors', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const path of ['/', '/inventory', '/vehicle/1', '/upcoming-vehicle/1', '/credits']) {
    const response = await open(page, path);
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'/);
    await expect(page.locator('[id^="app-"]')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
  }
  expect(problems).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { type Card, watchCards } from '../../../src/checks/card-watch.ts';
import { coveredContent } from '../../../src/checks/covered-content.ts';
import { mailsTo } from '../../../src/mailbox.ts';
import { open } from '../../../src/pages/open.ts';
import { chargesOf } from '../../../src/payments/stripe.ts';
import { test } from '../../../src/test.ts';

// Security codes and expiry dates that occur nowhere else on the page.
const GOOD: Card = { number: '4242 4242 4242 4242', expiry: '11/47', cvv: '739' };
const OTHER: Card = { number: '5555 5555 5555 4444', expiry: '10/53', cvv: '681' };
const DECLINED: Card = { number: '4000 0000 0000 0002', expiry: '09/59', cvv: '597' };
const ASKS_BANK: Card = { number: '4000 0025 0000 3155', expiry: '08/61', cvv: '863' };

const newAddress = (): string => `member${Date.now()}${Math.floor(Math.random() * 1000)}@visitor.example`;

const formOf = (page: Page) => page.getByRole('form', { name: 'Secure checkout' });

async function fillCustomer(page: Page, address: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('First Name').fill('Layla');
  await form.getByLabel('Last Name').fill('Haddad');
  await form.getByLabel(/^Email/).fill(address);
  await form.getByLabel('Confirm Email').fill(address);
  await form.getByLabel('Phone').fill('+971 50 123 4567');
  await form.getByLabel('Country').selectOption('AE');
  await form.getByLabel('City').fill('Ajman');
  await form.getByRole('textbox', { name: /^Billing Address/ }).fill('Al Jurf 2, Building 4');
  await form.getByLabel('I agree to the terms and conditions').check();
}

async function fillCard(page: Page, { number, expiry, cvv }: Card): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Card Number').fill(number);
  await form.getByLabel('Expiry Date (MM/YY)').fill(expiry);
  await form.getByLabel('CVV').fill(cvv);
  await form.getByLabel('Cardholder Name').fill('Layla Haddad');
}

const pay = (page: Page) => page.getByRole('button', { name: /^Complete Secure Purchase - \$\d+$/ }).click();

async function expectSuccess(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
}

/** The number of the member's receipts: one per charge. */
const receipts = async (address: string): Promise<number> => (await mailsTo(address)).length;

async function checkOut(page: Page, address: string, card: Card): Promise<void> {
  await open(page, '/auction-checkout?plan=1');
  await fillCustomer(page, address);
  await fillCard(page, card);
  await pay(page);
}

/** Pays again after a failure: the input is still there, except for the card and the consent. */
async function payAgain(page: Page, card: Card): Promise<void> {
  await expect(page.getByLabel('City')).toHaveValue('Ajman');
  await page.getByLabel('I agree to the terms and conditions').check();
  await fillCard(page, card);
  await pay(page);
}

for (const [plan, price, name] of [
  ['1', '$62', 'Monthly Subscription'],
  ['2', '$110', '2 Months'],
  ['4', '$200', '4 Months'],
] as const)
  test(`the plan of ${name} is bought for ${price}, and no card data reaches this site`, async ({ page }) => {
    const address = newAddress();
    const requests = watchCards(page);
    await open(page, '/auction-access');
    await page.locator(`a[href="/auction-checkout?plan=${plan}"]`).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Test mode')).toBeVisible();
    await fillCustomer(page, address);
    await fillCard(page, GOOD);
    await expect(page.getByRole('button', { name: `Complete Secure Purchase - ${price}` })).toBeVisible();
    await pay(page);
    await expectSuccess(page);
    const toast = page.locator('#site-toasts').getByRole('status');
    await expect(toast).toContainText('Payment Successful!');
    expect(await coveredContent(toast, 'main')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await coveredContent(toast, 'main')).toEqual([]);
    await expect.poll(() => receipts(address), { timeout: 30_000 }).toBe(1);
    expect(await chargesOf(address)).toBe(1);
    expect(await requests.about(address)).toBeGreaterThan(0);
    expect(await requests.naming(GOOD)).toEqual([]);
  });

test('the card watch detects a card in a URL, in a header and in a body', async ({ page }) => {
  const requests = watchCards(page);
  await open(page, '/auction-checkout');
  for (const part of ['4242+4242-4242', '424242424242', '?e=11%2F47', '?e=1147', '?year=2047', '?cvv=739', '739']) {
    const before = (await requests.naming(GOOD)).length;
    await page.evaluate(async (text) => {
      if (text.startsWith('?')) await fetch(`/api/nothing${text}`);
      else if (text.length > 3) await fetch('/api/nothing', { method: 'POST', body: `{"number":"${text}"}` });
      else await fetch('/api/nothing', { headers: { 'x-code': text } });
    }, part);
    expect((await requests.naming(GOOD)).length, part).toBe(before + 1);
  }
});

test("the test card's fields are part of the server's document, so that the layout does not shift", async ({ request }) => {
  expect(await (await request.get('/auction-checkout')).text()).toContain('name="cardNumber"');
});

test('validation errors show at their fields, and no order is created', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await open(page, '/auction-checkout');
  await page.getByLabel('Confirm Email').fill('other@visitor.example');
  await pay(page);
  for (const message of [
    'First name must be at least 2 characters',
    'Please select your country',
    'Please enter a valid card number',
    'Please enter valid expiry date (MM/YY)',
    'You must agree to the terms and conditions',
  ])
    await expect(page.getByText(message)).toBeVisible();
  expect(sent.filter((path) => /checkout|payment_intents/.test(path))).toEqual([]);
});

test('a declined card shows the reason, the input survives a refresh, and another card pays once', async ({ page }) => {
  const address = newAddress();
  const requests = watchCards(page);
  await checkOut(page, address, DECLINED);
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText('declined');
  expect(await chargesOf(address)).toBe(0);
  await page.reload();
  await expect(page.getByLabel('Card Number')).toHaveValue('');
  await payAgain(page, GOOD);
  await expectSuccess(page);
  await page.goBack();
  await expect(page.getByText('You have this plan already')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have this plan already')).toBeVisible();
  expect(await chargesOf(address)).toBe(1);
  expect(await requests.about(address)).toBeGreaterThan(0);
  expect(await requests.naming(DECLINED, GOOD)).toEqual([]);
});

test('a plan paid in one tab is not charged in another, where it can be bought again on purpose', async ({ page, context }) => {
  const address = newAddress();
  const other = await context.newPage();
  await open(other, '/auction-checkout?plan=1');
  await fillCustomer(other, address);
  await checkOut(page, address, GOOD);
  await expectSuccess(page);
  await expect(other.getByText('You have this plan already')).toBeVisible();
  await expect(formOf(other)).toHaveCount(0);
  expect(await chargesOf(address)).toBe(1);
  await other.getByRole('button', { name: 'Buy again' }).click();
  await expect(other.getByLabel('City')).toHaveValue('Ajman');
});

test('a card with 3-D Secure is not charged when the bank declines, and once when it approves', async ({ page }) => {
  const address = newAddress();
  const requests = watchCards(page);
  await checkOut(page, address, ASKS_BANK);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  expect(await chargesOf(address)).toBe(0);
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await payAgain(page, ASKS_BANK);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectSuccess(page);
  await expect.poll(() => receipts(address), { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await chargesOf(address)).toBe(1);
  expect(await requests.naming(ASKS_BANK)).toEqual([]);
});

test('going Back from the bank and paying with another card charges once', async ({ page }) => {
  const address = newAddress();
  const requests = watchCards(page);
  await checkOut(page, address, ASKS_BANK);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  await page.goBack();
  await payAgain(page, OTHER);
  await expectSuccess(page);
  expect(await chargesOf(address)).toBe(1);
  expect(await requests.naming(ASKS_BANK, OTHER)).toEqual([]);
});

test('the calculator matches the specification, reads any digits and shares a stable quote', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/auction-bidding');
  const price = page.getByLabel('Vehicle price in yen');
  await expect(price).toHaveValue('3,000,000');
  await expect(page.getByText('$23,183.33')).toBeVisible();
  await expect(page.getByText('AED 85,152.38')).toBeVisible();
  await price.fill('٥٠٠٠٠٠٠');
  await expect(page.getByText('$36,816.67')).toBeVisible();
  await expect(page.getByText('FREE', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  // Simulate a link from a day with another rate.
  link.searchParams.set('rate', '100');
  const other = await context.newPage();
  await open(other, link.href);
  await expect(other.getByLabel('Vehicle price in yen')).toHaveValue('5,000,000');
  await expect(other.getByText("Use today's rate")).toBeVisible();
  await expect(other.getByText('$36,816.67')).toBeHidden();
});

test('/how-to-buy is an alias of the bidding guide', async ({ page }) => {
  await open(page, '/how-to-buy');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/auction-bidding$/);
});

import { expect, type Page, test } from '@playwright/test';
import { mailsTo } from '../src/mailbox.ts';
import { open } from '../src/open.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS_BANK = '4000 0025 0000 3155';

const newAddress = (): string => `member${Date.now()}${Math.floor(Math.random() * 1000)}@visitor.example`;

const formOf = (page: Page) => page.getByRole('form', { name: 'Secure checkout' });

async function fillPerson(page: Page, address: string): Promise<void> {
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

async function fillCard(page: Page, number: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Card Number').fill(number);
  await form.getByLabel('Expiry Date (MM/YY)').fill('12/34');
  await form.getByLabel('CVV').fill('123');
  await form.getByLabel('Cardholder Name').fill('Layla Haddad');
}

const pay = (page: Page) => page.getByRole('button', { name: /^Complete Secure Purchase - \$\d+$/ }).click();

async function expectSuccess(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payment-success/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
}

/** The member's receipts: one for each payment that was taken. */
const receipts = async (address: string): Promise<number> => (await mailsTo(address)).length;

for (const [plan, price, name] of [
  ['1', '$62', 'Monthly Subscription'],
  ['2', '$110', '2 Months'],
  ['4', '$200', '4 Months'],
] as const)
  test(`the plan of ${name} is bought for ${price}, and no card digit reaches this site`, async ({ page, baseURL }) => {
    const address = newAddress();
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(baseURL ?? '')) told.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await open(page, '/auction-access');
    await page.locator(`a[href="/auction-checkout?plan=${plan}"]`).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Test mode')).toBeVisible();
    await fillPerson(page, address);
    await fillCard(page, GOOD);
    await expect(page.getByRole('button', { name: `Complete Secure Purchase - ${price}` })).toBeVisible();
    await pay(page);
    await expectSuccess(page);
    await expect.poll(() => receipts(address), { timeout: 30_000 }).toBe(1);
    expect(told.some((line) => line.includes(address))).toBe(true);
    expect(told.filter((line) => /4242/.test(line.replaceAll(' ', '')))).toEqual([]);
  });

test('rules of the form are told in their places, and nothing is sent', async ({ page }) => {
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
});

test('a declined card says why, keeps what was typed, and another card pays once', async ({ page }) => {
  const address = newAddress();
  await open(page, '/auction-checkout?plan=1');
  await fillPerson(page, address);
  await fillCard(page, DECLINED);
  await pay(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText('declined');
  await expect(page.getByLabel('City')).toHaveValue('Ajman');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Ajman');
  await expect(page.getByLabel('Card Number')).toHaveValue('');
  await page.getByLabel('I agree to the terms and conditions').check();
  await fillCard(page, GOOD);
  await pay(page);
  await expectSuccess(page);
  await page.goBack();
  await expect(page.getByText('You have this plan already')).toBeVisible();
});

test('a card that asks the bank is paid after the bank said yes', async ({ page }) => {
  const address = newAddress();
  await open(page, '/auction-checkout?plan=1');
  await fillPerson(page, address);
  await fillCard(page, ASKS_BANK);
  await pay(page);
  await page.getByRole('button', { name: /complete/i }).click();
  await expectSuccess(page);
  await expect.poll(() => receipts(address), { timeout: 30_000 }).toBe(1);
});

test('the calculator counts as specified, reads any digits and shares a quote that stays', async ({ page }) => {
  await open(page, '/auction-bidding');
  const price = page.getByLabel('Vehicle price in yen');
  await expect(price).toHaveValue('3,000,000');
  await expect(page.getByText('$23,183.33')).toBeVisible();
  await expect(page.getByText('AED 85,152.38')).toBeVisible();
  await price.fill('٥٠٠٠٠٠٠');
  await expect(page.getByText('$36,816.67')).toBeVisible();
  await expect(page.getByText('FREE', { exact: true })).toBeVisible();
  await open(page, '/how-to-buy');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/auction-bidding$/);
});

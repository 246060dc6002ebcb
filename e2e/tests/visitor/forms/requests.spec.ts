import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { expectMails, type Mail, mailsTo, sentTo, sourceOf } from '../../../src/mailbox.ts';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

const STAFF = 'staff@aureva-motors.example';
const VISITOR = 'noura@visitor.example';

const newName = (): string => `Journey${Date.now()}${Math.floor(Math.random() * 1000)}`;

async function fillCustomer(form: Locator, lastName: string): Promise<void> {
  await form.getByLabel('First Name').fill('Noura');
  await form.getByLabel('Last Name').fill(lastName);
  await form.getByLabel('Email').fill(VISITOR);
  await form.getByLabel('Phone').fill('+971 50 123 4567');
}

const toast = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** E-mails to staff and to the visitor about one request. */
async function bothMails(lastName: string): Promise<{ staff: Mail; visitor: Mail }> {
  const mails = await expectMails(lastName, 2);
  const [staff, visitor] = [sentTo(mails, STAFF), sentTo(mails, VISITOR)];
  if (!staff || !visitor) throw new Error(`The two mails about ${lastName} went to the same person`);
  return { staff, visitor };
}

test('a contact message is stored and mailed, with its subject', async ({ page }) => {
  const lastName = newName();
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please select a subject')).toBeVisible();
  await expect(form.getByText('Message must be at least 10 characters')).toBeVisible();
  await fillCustomer(form, lastName);
  await form.getByLabel('Subject').selectOption('auction');
  await form.getByLabel('Message').fill('When is the next auction in Tokyo?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent')).toContainText("We'll get back to you shortly.");
  const panel = page.getByRole('region', { name: 'Message Sent' });
  await expect(panel).toContainText('Auction access');
  await expect(panel).toBeFocused();
  const { staff } = await bothMails(lastName);
  expect(staff.text).toContain('When is the next auction in Tokyo?');
});

test('an import request requires the terms, confirms, and offers another', async ({ page }) => {
  const lastName = newName();
  await open(page, '/import-services');
  const form = page.getByRole('form', { name: 'Request an import' });
  await form.getByLabel('Vehicle of Interest').fill('Aurelio Vento 2024');
  await form.getByLabel('Country of Origin').selectOption('japan');
  await form.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(form, lastName);
  await form.getByRole('button', { name: 'Send Import Request' }).click();
  await expect(form.getByText('You must accept the terms and conditions')).toBeVisible();
  await form.getByLabel('I accept the terms and conditions').check();
  await form.getByRole('button', { name: 'Send Import Request' }).click();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(form.getByLabel('Vehicle of Interest')).toHaveValue('');
  const { staff } = await bothMails(lastName);
  expect(staff.text).toContain('Aurelio Vento 2024');
  expect(staff.text).toContain('Japan');
});

test('Reserve Now opens the vehicle with its dialog, which can be left and sent', async ({ page }) => {
  const lastName = newName();
  await open(page, '/inventory');
  const card = page.getByRole('article').filter({ hasText: 'Reserve Now' }).first();
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
  await card.getByRole('link', { name: /Reserve Now/ }).click();
  await expect(page).toHaveURL(/\/upcoming-vehicle\/\d+\?reserve=1$/);
  const dialog = page.getByRole('dialog', { name: 'Reserve This Vehicle' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Reserve This Vehicle' }).click();
  await fillCustomer(dialog, lastName);
  await dialog.getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(toast(page, 'Reservation Submitted Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { staff, visitor } = await bothMails(lastName);
  expect(staff.text).toContain(name);
  expect(visitor.text).toContain(name);
});

test('a failed reservation shows the reason and keeps the input', async ({ page }) => {
  await open(page, '/upcoming-vehicle/1');
  await page.route('**/api/vehicle-reservations', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: 'Reserve This Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve This Vehicle' });
  await fillCustomer(dialog, 'Haddad');
  await dialog.getByRole('button', { name: 'Submit Reservation' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Reservation Failed' });
  await expect(alert).toContainText('Something went wrong. Please try again.');
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Haddad');
});

test('a test drive is booked within the opening hours of the chosen day, and moved and cancelled by the link in its e-mail', async ({
  page,
}) => {
  const lastName = newName();
  await open(page, '/vehicle/1');
  await page.getByRole('button', { name: 'Schedule Test Drive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Test Drive' });
  await fillCustomer(dialog, lastName);
  const day = new Date(Date.now() + 3 * 24 * 3_600_000);
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1);
  await dialog.locator(`input[value="${day.toISOString().slice(0, 10)}"]`).check({ force: true });
  const times = dialog.getByRole('group', { name: 'Time' }).getByRole('radio');
  await expect(times.first()).toHaveAttribute('value', /^16:/);
  const chosen = times.last();
  const [hour, minutes] = ((await chosen.getAttribute('value')) ?? '').split(':');
  await chosen.check({ force: true });
  await dialog.getByRole('button', { name: 'Request Test Drive' }).click();
  await expect(toast(page, 'Sent successfully')).toBeVisible();
  const { staff, visitor } = await bothMails(lastName);
  expect(staff.text).toContain(`${Number(hour) - 12}:${minutes}\u00a0PM`);

  await page.setViewportSize({ width: 390, height: 844 });
  const link = /https?:\/\/\S+\/appointment\?token=[\w-]+/.exec(visitor.text)?.[0];
  const answer = await open(page, link ?? '/the-mail-has-no-link');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const move = page.getByRole('region', { name: 'Move the appointment' });
  await move.getByRole('listitem').last().getByRole('link').click();
  const time = move.getByRole('group', { name: 'Time' }).getByRole('radio').first();
  await time.check({ force: true });
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('We have noted the new time and will confirm it by email.')).toBeVisible();
  await page.getByText('Cancel the test drive', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel the test drive' }).click();
  await expect(page.getByText('The test drive is cancelled. Your slot has been released.')).toBeVisible();
  await expect(page.locator('h1 + p').filter({ hasText: /^Cancelled$/ })).toBeVisible();
});

test('a newsletter subscription is confirmed and cancelled by links in e-mails', async ({ page }) => {
  const address = `${newName().toLowerCase()}@visitor.example`;
  await open(page, '/about');
  const form = page.getByRole('form', { name: 'See cars before they are listed' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter your email address' })).toBeVisible();
  await form.getByLabel('Email').fill(address);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast(page, 'Thank you for subscribing to our newsletter!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check your inbox' })).toContainText(address);

  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(address);
  const link = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w.~-]+/.exec(mail?.text ?? '')?.[0];
  await open(page, link ?? '/the-mail-has-no-link');
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription confirmed');

  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 30_000 }).toBe(2);
  const welcome = (await mailsTo(address)).find(({ id }) => id !== mail?.id);
  expect(welcome && (await sourceOf(welcome))).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

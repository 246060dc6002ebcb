import { expect } from '@playwright/test';
import { expectMails, sentTo, sourceOf } from '../../../src/mailbox.ts';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

const STAFF = 'staff@aureva-motors.example';

test('a visitor browses, filters, opens a car and inquires, and the staff and the visitor get their mails', async ({ page }) => {
  const lastName = `Journey${Date.now()}`;
  await open(page, '/inventory');
  await expect(page).toHaveTitle('Inventory | Aureva Motors');
  await expect(page.getByRole('article')).not.toHaveCount(0);

  const filters = page.getByRole('form', { name: 'Filter cars' });
  await filters.getByLabel('Make').selectOption('Aldermere');
  await expect(page).toHaveURL(/make=Aldermere/);
  await expect(page.getByRole('status').filter({ hasText: /vehicles?$/ })).toBeVisible();
  await filters.getByLabel('Model').selectOption({ index: 1 });
  await expect(page).toHaveURL(/model=/);

  const card = page.getByRole('article').filter({ hasText: 'Aldermere' }).first();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Aldermere');
  await expect(page).toHaveTitle(/^20\d\d Aldermere .+ \| Aureva Motors$/);

  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Inquire About This Vehicle' });
  await expect(form.getByLabel('Message')).toHaveValue(
    /^I'm interested in the 20\d\d Aldermere .+\. Please provide more information\.$/,
  );
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(form.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();

  await form.getByLabel('First Name').fill('Maryam');
  await form.getByLabel('Last Name').fill(lastName);
  await form.getByLabel('Email').fill('maryam@visitor.example');
  await form.getByLabel('Phone').fill('+971 50 123 4567');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Inquiry Sent' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Inquiry Sent' })).toBeFocused();

  const mails = await expectMails(lastName, 2);
  const staff = sentTo(mails, STAFF);
  expect(staff?.subject).toMatch(/^CM-\d{4}-\d{5} Customer message: Maryam .+, 20\d\d .+$/);
  expect(staff?.text).toMatch(/^Vehicle: 20\d\d Aldermere /m);
  expect(staff?.text).toContain('+971 50 123 4567');
  expect(staff && (await sourceOf(staff))).toMatch(/^Reply-To: .*maryam@visitor\.example/m);
  expect(sentTo(mails, 'maryam@visitor.example')?.text).toContain('Maryam');
});

test('a failed submission shows an error and keeps the input', async ({ page }) => {
  await open(page, '/inventory');
  await page.getByRole('article').first().getByRole('link').click();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Inquire About This Vehicle' });
  await form.getByLabel('First Name').fill('Omar');
  await form.getByLabel('Last Name').fill('Haddad');
  await form.getByLabel('Email').fill('omar@visitor.example');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
  await expect(alert).toContainText('There was an error sending your inquiry. Please try again.');
  await expect(form.getByLabel('First Name')).toHaveValue('Omar');
  await expect(form.getByLabel('Email')).toHaveValue('omar@visitor.example');
});

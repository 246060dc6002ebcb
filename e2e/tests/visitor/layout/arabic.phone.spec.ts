import { expect } from '@playwright/test';
import { expectMails, sentTo } from '../../../src/mailbox.ts';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

test('the times of a test drive are in one line each, in Arabic', async ({ page }) => {
  await open(page, '/vehicle/1?lang=ar');
  await page.getByRole('button', { name: 'احجز تجربة قيادة' }).first().click();
  const times = page.getByRole('dialog').locator('label:has([name="time"]):visible');
  const heights = () => times.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  await expect.poll(async () => new Set(await heights())).toEqual(new Set([44]));
});

test('a visitor browses, opens a car and inquires, in Arabic on a phone', async ({ page }) => {
  const lastName = `Rihla${Date.now()}`;
  await open(page, '/inventory');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('السيارات المتوفرة');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'تصفية', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'تصفية النتائج' });
  await sheet.getByLabel('الماركة').selectOption('Orsenza');
  await expect(page).not.toHaveURL(/make=/);
  await sheet.getByRole('button', { name: /^عرض .*سيار/ }).click();
  await expect(page).toHaveURL(/make=Orsenza/);

  await page.getByRole('article').filter({ hasText: 'Orsenza' }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Orsenza');
  await page.getByRole('heading', { name: 'المواصفات' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'استفسر عن هذه السيارة' });
  await form.getByLabel('الاسم الأول').fill('خالد');
  await form.getByLabel('اسم العائلة').fill(lastName);
  await form.getByLabel('البريد الإلكتروني').fill('khalid@visitor.example');
  await form.getByRole('button', { name: 'إرسال الاستفسار' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'تم إرسال الاستفسار' })).toBeVisible();

  const mails = await expectMails(lastName, 2);
  expect(sentTo(mails, 'khalid@visitor.example')?.html).toContain('dir="rtl"');
});

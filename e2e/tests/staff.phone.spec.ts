import { expect } from '@playwright/test';
import { done, sendMessage, signIn, test } from '../src/staff.ts';

test('staff give a message another status on a phone, in Arabic', async ({ page, staff }) => {
  const { mark, email } = staff;
  await sendMessage(staff.api, { firstName: 'خالد', lastName: mark, email, message: 'هل السيارة متوفرة للمعاينة؟' });
  await signIn(page, { password: 'كلمة المرور', enter: 'الدخول إلى لوحة الإدارة', query: '?lang=ar' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('combobox', { name: 'القسم' }).selectOption('رسائل العملاء');
  await page.getByRole('searchbox').fill(mark);
  await page.getByRole('row').getByRole('button', { name: mark }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await expect(drawer.getByText('هل السيارة متوفرة للمعاينة؟')).toBeVisible();
  await drawer.getByLabel('الحالة').selectOption('منتهٍ');
  await expect(done(page, 'منتهٍ')).toBeVisible();
  await expect(drawer.getByLabel('الحالة')).toHaveValue('done');
  await drawer.getByRole('button', { name: 'إغلاق' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: mark }).getByText('منتهٍ')).toBeVisible();
  const { items } = await (await staff.api.get('/api/contact-messages', { params: { q: mark } })).json();
  expect(items).toMatchObject([{ status: 'done', version: 2 }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

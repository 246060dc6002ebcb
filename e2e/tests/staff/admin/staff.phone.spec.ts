import { expect } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { done, openAdmin, sendMessage, signIn, test } from '../../../src/pages/staff.ts';

test("staff change a message's state on a phone, in Arabic", async ({ page, staff }) => {
  const { mark, email } = staff;
  await sendMessage(staff.api, { firstName: 'خالد', lastName: mark, email, message: 'هل السيارة متوفرة للمعاينة؟' });
  await signIn(page, { password: 'كلمة المرور', enter: 'الدخول إلى لوحة الإدارة', query: '?lang=ar' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('combobox', { name: 'القسم' }).selectOption({ value: 'messages' });
  // The inbox has a search field too.
  await expect(page.getByRole('heading', { level: 2, name: 'رسائل العملاء' })).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  // The rows of other tests are gone: a row that moves while it is pressed is not clicked.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').getByRole('button', { name: mark }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await expect(drawer.getByText('هل السيارة متوفرة للمعاينة؟')).toBeVisible();
  const state = drawer.getByRole('combobox', { name: 'الحالة' });
  await state.selectOption('تم البيع');
  await expect(done(page, 'تم النقل إلى «تم البيع»')).toBeVisible();
  await expect(state).toHaveValue('won');
  await drawer.getByRole('button', { name: 'إغلاق' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: mark }).getByText('تم البيع')).toBeVisible();
  const { items } = await (await staff.api.get('/api/contact-messages', { params: { q: mark } })).json();
  expect(items).toMatchObject([{ status: 'done', version: 2 }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('e-mails, privacy and activity fit a phone in Arabic, and axe finds no violations there', async ({ page, staff }) => {
  const { mark, email } = staff;
  await sendMessage(staff.api, { firstName: 'خالد', lastName: mark, email, message: 'هل السيارة متوفرة للمعاينة؟' });
  await openAdmin(page, staff, '?lang=ar');
  const section = page.getByRole('combobox', { name: 'القسم' });
  const expectFit = async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  };
  await section.selectOption('الإشعارات البريدية');
  const filters = page.getByRole('main').getByRole('button', { name: 'التصفية' });
  await filters.click();
  await page.getByRole('combobox', { name: 'أي الرسائل' }).selectOption('كل الرسائل');
  await expect(async () => {
    await page.getByRole('button', { name: 'تحديث القائمة' }).click();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('أُرسلت', { timeout: 1000 });
  }).toPass();
  await expectFit();
  await section.selectOption('الخصوصية');
  await page.getByLabel('البريد الإلكتروني أو رقم الهاتف').fill(email);
  await page.getByRole('button', { name: 'بحث' }).click();
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('رسالة عميل');
  await expectFit();
  await section.selectOption('سجل النشاط');
  await filters.click();
  await page.getByRole('combobox', { name: 'قسم الموقع' }).selectOption('الرسائل والطلبات والبريد والخصوصية');
  await page.getByText('بيانات شخص').first().waitFor();
  await page.locator('summary').first().click();
  await expectFit();
});

for (const [lang, label] of [
  ['en', 'Your reply'],
  ['ar', 'ردك'],
] as const)
  test(`a reply has room for its text above a keyboard, in ${lang}`, async ({ page, staff }) => {
    const { mark, email } = staff;
    const id = await sendMessage(staff.api, { firstName: 'Sara', lastName: mark, email, message: 'Is it still there?' });
    await openAdmin(page, staff);
    await page.setViewportSize({ width: 412, height: 470 });
    await page.goto(`/admin?tab=inbox&request=contact-${id}&lang=${lang}`);
    await page.locator('[aria-keyshortcuts="r"]').click();
    const text = page.getByRole('textbox', { name: label, exact: true });
    await expect(text).toBeFocused();
    const linesInView = () =>
      text.evaluate((area) => {
        const { left, top } = area.getBoundingClientRect();
        const height = Number.parseFloat(getComputedStyle(area).lineHeight);
        const isInView = (line: number) => document.elementFromPoint(left + 20, top + 12 + (line + 0.5) * height) === area;
        return [0, 1, 2, 3, 4].filter(isInView).length;
      });
    await expect.poll(linesInView).toBe(5);
  });

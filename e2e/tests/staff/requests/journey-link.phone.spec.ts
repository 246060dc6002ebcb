import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { A4_POINTS, pagesOf } from '../../../src/checks/print.ts';
import { open } from '../../../src/pages/open.ts';
import { done, openAdmin, test } from '../../../src/pages/staff.ts';

const PHONE = { width: 390, height: 844 };
const PICTURE = join(import.meta.dirname, '../../../fixtures/car-front.webp');

test('a customer follows the car in Arabic and writes; staff send a picture and a step from a phone; a revoked link says so', async ({
  browser,
  page,
  visitor,
  staff,
}) => {
  const { api, mark, email } = staff;
  const customer = { firstName: 'ليلى', lastName: 'حداد', email, phone: '+971 50 123 4567', language: 'ar' };
  const made = await api.post('/api/staff/journeys', { data: { kind: 'auction', title: `Vento ${mark}`, customer } });
  await expect(made).toBeOK();
  const { id, version } = (await made.json()) as { id: number; version: number };
  const late = { estimate: '2026-01-02', note: 'MV Morning Star 118', version };
  await expect(await api.put(`/api/staff/journeys/${id}/steps/vessel`, { data: late })).toBeOK();
  const { url } = (await (await api.post(`/api/staff/journeys/${id}/links`)).json()) as { url: string };
  const { pathname } = new URL(url);

  await visitor.setViewportSize(PHONE);
  const views: string[] = [];
  visitor.on('request', (request) => void (request.url().endsWith('/api/views') && views.push(request.url())));
  const answer = await open(visitor, pathname);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByText('متأخرة عن الموعد').first()).toBeVisible();
  for (const list of ['dl', 'ol']) await expect(visitor.locator(list).getByText('MV Morning Star 118')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel('رسالتك').fill('هل غادرت السفينة؟');
  await visitor.getByRole('button', { name: 'إرسال الرسالة' }).click();
  await expect(visitor.getByRole('listitem').getByText('هل غادرت السفينة؟')).toBeVisible();
  await expect(visitor.getByLabel('رسالتك')).toHaveValue('');
  expect(await pagesOf(visitor)).toEqual([A4_POINTS]);

  // Without scripts the browser submits the form natively.
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, locale: 'ar' });
  const customerPage = await plain.newPage();
  await customerPage.goto(url);
  await customerPage.getByLabel('رسالتك').fill('متى تصل إلى جبل علي؟');
  await customerPage.getByRole('button', { name: 'إرسال الرسالة' }).click();
  await expect(customerPage).toHaveURL(/outcome=sent#journey-write$/);
  await expect(customerPage.getByRole('listitem').getByText('متى تصل إلى جبل علي؟')).toBeVisible();
  await expect(customerPage.getByText(/^تم إرسال الرسالة/)).toBeVisible();

  await openAdmin(page, staff, `?tab=journey-capture&journey=${id}`);
  const file = page.getByLabel('Library');
  await expect(file).toBeAttached();
  await page.route('**/parts?offset=0', (route) => route.abort(), { times: 1 });
  await file.setInputFiles(PICTURE);
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  // The selected picture is stored on the device: it survives a reload and is then sent.
  await page.reload();
  await expect(page.getByText('1 of 1 sent')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Done: Won at auction' }).click();
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next: Paid' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(done(page, 'Step saved')).toBeVisible();

  await open(visitor, pathname);
  await expect(
    visitor
      .getByRole('listitem')
      .filter({ hasText: 'الفوز بالمزاد' })
      .getByText(/^اكتملت في/),
  ).toBeVisible();
  const picture = visitor.getByRole('img', { name: new RegExp(mark) });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await expect(await api.post(`/api/staff/journeys/${id}/links/revoke`)).toBeOK();
  await customerPage.goto(url);
  await customerPage.getByRole('button', { name: 'أرسل إليّ رابطًا جديدًا' }).click();
  await expect(customerPage.getByText(/إذا كان لدينا بريد إلكتروني مسجل/)).toBeVisible();
  await plain.close();
  expect((await open(visitor, pathname))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('لم يعد هذا الرابط صالحًا');
  await visitor.getByRole('button', { name: 'أرسل إليّ رابطًا جديدًا' }).click();
  await expect(visitor.getByText(/إذا كان لدينا بريد إلكتروني مسجل/)).toBeVisible();
  expect(views).toEqual([]);
});

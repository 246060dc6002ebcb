import type { Vehicle } from '@dealership/contracts';
import { expect, type Locator } from '@playwright/test';
import { mailsTo } from '../../../src/mailbox.ts';
import { open } from '../../../src/pages/open.ts';
import { done, openAdmin, test } from '../../../src/pages/staff.ts';

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

const dayIn = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('a test drive is requested in Japanese, confirmed in the week view, and rescheduled there by dragging', async ({
  page,
  staff,
  visitor,
}) => {
  const { mark, email, api } = staff;
  const vehicles = (await (await api.get('/api/vehicles')).json()) as Vehicle[];
  // Other tests book the first car.
  const vehicle = vehicles.find(({ id, sold }) => id !== 1 && !sold);
  const date = dayIn(5);
  await open(visitor, `/vehicle/${vehicle?.id}?lang=ja`);
  await visitor.getByRole('button', { name: '試乗を予約する' }).click();
  const form = visitor.getByRole('dialog', { name: '試乗を予約する' });
  await form.getByRole('textbox', { name: '名', exact: true }).fill('花子');
  await form.locator('[name="lastName"]').fill(mark);
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="phone"]').fill('+971 50 123 4567');
  await form.locator(`input[value="${date}"]`).check({ force: true });
  const times = form.locator('input[type="radio"][value*=":"]');
  await times.first().check({ force: true });
  await form.getByRole('button', { name: '試乗を申し込む' }).click();
  await expect(visitor.getByRole('region', { name: '試乗のお申し込みを承りました' })).toBeVisible();

  await openAdmin(page, staff, `?tab=appointments&day=${date}`);
  const appointment = page.getByRole('button', { name: new RegExp(`${mark}.*, (To be confirmed|Confirmed)$`) });
  await appointment.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(done(page, 'The appointment is confirmed')).toBeVisible();
  await expect(appointment).toHaveAccessibleName(/, Confirmed$/);

  const at = (await appointment.getAttribute('aria-label')) ?? '';
  const row = page.getByRole('row').filter({ has: appointment });
  const column = await appointment.evaluate((button) => (button.closest('td') as HTMLTableCellElement).cellIndex);
  const below = row
    .locator('xpath=following-sibling::tr[2]')
    .locator('td')
    .nth(column - 1);
  await below.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(appointment)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(below)), { steps: 12 });
  await page.mouse.up();
  await page.getByRole('dialog').getByRole('button', { name: /^Move/ }).click();
  await expect(done(page, 'The appointment was moved')).toBeVisible();
  await expect(appointment).not.toHaveAccessibleName(at);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject.replace(/^【.*】| – .*/, '')).sort();
  await expect.poll(subjects, { timeout: 30_000 }).toContain('ご試乗のご予約が確定しました');
  await expect.poll(async () => (await subjects()).length, { timeout: 30_000 }).toBe(3);
});

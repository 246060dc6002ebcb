import { expect } from '@playwright/test';
import { everyPageIsAccessible, expectAccessibleInEveryLanguage } from '../../../src/checks/axe.ts';
import { makeAppointment, makeJourney } from '../../../src/pages/secret-pages.ts';
import { test } from '../../../src/pages/staff.ts';

everyPageIsAccessible();

test('axe finds no violations on the page of a journey, and nothing overflows in any language', async ({ visitor, staff }) => {
  test.slow();
  const { path } = await makeJourney(staff);
  await expectAccessibleInEveryLanguage(visitor, path);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(staff.mark);
});

test('axe finds no violations on the page of an appointment, and nothing overflows in any language', async ({
  visitor,
  staff,
}) => {
  test.slow();
  await expectAccessibleInEveryLanguage(visitor, await makeAppointment(staff));
  await expect(visitor.locator('form')).not.toHaveCount(0);
});

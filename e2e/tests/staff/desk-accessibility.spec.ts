import { expect } from '@playwright/test';
import { expectAccessible } from '../../src/axe.ts';
import { inLanguage, LANGUAGES } from '../../src/public-pages.ts';
import { buyMembership, endMemberships } from '../../src/purchase.ts';
import { sendMessage, signIn, test } from '../../src/staff.ts';

const SECTIONS = ['vehicles', 'upcoming', 'showcase', 'blog', 'messages', 'auction'];

const WINDOWS = [
  { width: 1366, height: 860 },
  { width: 390, height: 844 },
];

for (const language of LANGUAGES)
  test(`axe finds nothing on the desk in ${language}, and it fits the window`, async ({ page, staff }) => {
    test.slow();
    const { mark, email, api } = staff;
    await buyMembership(api, { email, lastName: mark });
    await sendMessage(api, { firstName: 'Layla', lastName: mark, email, message: 'Is it still there?' });
    await signIn(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (const section of SECTIONS) {
        await page.goto(inLanguage(`/admin?tab=${section}`, language), { waitUntil: 'networkidle' });
        await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${section} at ${size.width} px`).toBe(0);
      }
      await page
        .getByRole('button', { name: `Layla ${mark}` })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    }
    await endMemberships(api, email);
  });

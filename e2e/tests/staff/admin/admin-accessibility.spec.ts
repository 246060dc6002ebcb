import { SETTING_NAMES } from '@dealership/contracts';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleAndFitting, PHONE } from '../../../src/checks/axe.ts';
import { storeAdminDocument } from '../../../src/pages/admin.ts';
import { inLanguage, LANGUAGES } from '../../../src/pages/public-pages.ts';
import { makeJourney } from '../../../src/pages/secret-pages.ts';
import { openAdmin, type Staff, sendMessage, test } from '../../../src/pages/staff.ts';
import { buyMembership, endMemberships } from '../../../src/payments/purchase.ts';

const SECTIONS = [
  'reports',
  'inbox',
  'appointments',
  'journeys',
  'vehicles',
  'upcoming-vehicles',
  'makes',
  'feeds',
  'showcases',
  'blog',
  'messages',
  'staff',
  'account',
  'memberships',
];

/** Japanese labels are the shortest: if they fit a phone, they fit wider windows. */
const sizesOf = (language: string) => (language === 'ja' ? { sizes: [PHONE] } : {});

/** Below the heading. The frame around all sections is checked with the board. */
const SECTION = '#content div:has(> h2[tabindex="-1"])';

/** Creates a membership, a message and a journey for one customer; returns the ids of the last two. */
async function fillAdmin(staff: Staff): Promise<{ message: number; journey: number }> {
  const { mark, email, api } = staff;
  await buyMembership(api, { email, lastName: mark });
  const message = await sendMessage(api, { firstName: 'Layla', lastName: mark, email, message: 'Is it still there?' });
  const { id: journey } = await makeJourney(staff);
  return { message, journey };
}

/** Opens a section on a phone, in any language. The admin's code is loaded once for all sections. */
async function openNamed(page: Page, section: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const sections = page.locator('select:has(option[value="reports"])');
  await sections.selectOption(section);
  // Until then, the previous section is still on the page.
  const option = (await sections.locator(`option[value="${section}"]`).textContent()) ?? '';
  // The option may end with the number of new requests.
  const name = option.replace(/ ?[(（]\d+[)）]$/, '');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name);
}

/** Opens a setting on a phone, where a select lists them. */
async function openSetting(page: Page, setting: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.locator('select:has(option[value="announcement"])').selectOption(setting);
  await expect(page.locator(`#setting-${setting}`)).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`the admin is accessible in ${language}, and nothing overflows`, async ({ page, staff }) => {
    test.slow();
    await fillAdmin(staff);
    await openAdmin(page, staff, `?lang=${language}`);
    for (const section of SECTIONS) {
      await openNamed(page, section);
      await expect(page.locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
      await expectAccessibleAndFitting(page, language, section, { ...sizesOf(language), within: SECTION });
      await storeAdminDocument(page, `${section}.${language}`);
    }
    await openNamed(page, 'settings');
    for (const setting of ['dealer', 'hours', 'announcement']) {
      await openSetting(page, setting);
      await expectAccessibleAndFitting(page, language, setting, { ...sizesOf(language), within: `#setting-${setting}` });
    }
    await page.goto(inLanguage('/admin?tab=inbox&layout=board', language));
    await expect(page.getByText(staff.mark).first()).toBeVisible();
    await expectAccessibleAndFitting(page, language, 'board', sizesOf(language));
    await storeAdminDocument(page, `board.${language}`);
    await endMemberships(staff.api, staff.email);
  });

  test(`the admin's drawers and dialogs are accessible in ${language}, and nothing overflows`, async ({ page, staff }) => {
    test.slow();
    const { mark, email, api } = staff;
    const { message, journey } = await fillAdmin(staff);
    const opened = {
      request: [`inbox&request=contact-${message}`, 'Is it still there?'],
      customer: [`inbox&person=contact-${message}`, email],
      journey: [`journeys&entry=${journey}`, 'At the port.webp'],
      'journey-capture': ['journey-capture', mark],
      'journey-capture-journey': [`journey-capture&journey=${journey}`, mark],
    };
    await openAdmin(page, staff);
    for (const [state, [query, text = '']] of Object.entries(opened)) {
      await page.goto(inLanguage(`/admin?tab=${query}`, language));
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectAccessibleAndFitting(page, language, state, sizesOf(language));
      await storeAdminDocument(page, `${state}.${language}`);
    }
    await page.goto(inLanguage(`/admin?tab=memberships&q=${mark}`, language));
    await page
      .getByRole('button', { name: `Layla ${mark}` })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAndFitting(page, language, 'a membership', sizesOf(language));
    await storeAdminDocument(page, `membership.${language}`);
    await endMemberships(api, email);
  });
}

// The settings cover the language-specific layouts; the forms reuse the same fields.
test('axe finds no violations in any setting, and nothing overflows', async ({ page, staff }) => {
  test.slow();
  await openAdmin(page, staff, '?tab=settings');
  for (const setting of SETTING_NAMES) {
    await openSetting(page, setting);
    await expectAccessibleAndFitting(page, 'en', setting, { within: `#setting-${setting}` });
    await storeAdminDocument(page, `setting-${setting}.en`);
  }
});

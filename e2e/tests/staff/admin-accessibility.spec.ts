import { expect } from '@playwright/test';
import { keepAdmin } from '../../src/admin.ts';
import { expectAccessibleAndFitting } from '../../src/axe.ts';
import { makeJourney } from '../../src/keyed-pages.ts';
import { inLanguage, LANGUAGES } from '../../src/public-pages.ts';
import { buyMembership, endMemberships } from '../../src/purchase.ts';
import { openAdmin, sendMessage, test } from '../../src/staff.ts';

const SECTIONS = [
  'figures',
  'inbox',
  'appointments',
  'journeys',
  'vehicles',
  'upcoming',
  'makes',
  'feeds',
  'showcase',
  'blog',
  'messages',
  'people',
  'account',
  'auction',
];

for (const language of LANGUAGES)
  test(`axe finds nothing in the admin in ${language}, and it fits the window`, async ({ page, staff }) => {
    test.slow();
    const { mark, email, api } = staff;
    await buyMembership(api, { email, lastName: mark });
    const message = await sendMessage(api, { firstName: 'Layla', lastName: mark, email, message: 'Is it still there?' });
    await openAdmin(page, staff);
    for (const section of SECTIONS) {
      await page.goto(inLanguage(`/admin?tab=${section}`, language));
      await expect(page.locator('[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
      await expectAccessibleAndFitting(page, language, section);
      await keepAdmin(page, `${section}.${language}`);
    }
    for (const setting of ['dealer', 'hours', 'announcement']) {
      await page.goto(inLanguage(`/admin?tab=settings&setting=${setting}`, language));
      await expect(page.locator(`#setting-${setting}`)).toBeVisible();
      await expectAccessibleAndFitting(page, language, setting);
    }
    const { id } = await makeJourney(staff);
    const opened = {
      'an open request': [`inbox&request=contact-${message}`, 'Is it still there?'],
      'a person’s file': [`inbox&person=contact-${message}`, 'Is it still there?'],
      'a journey': [`journeys&entry=${id}`, 'At the port.webp'],
      'journeys beside the cars': ['quay', mark],
      'a journey beside its car': [`quay&journey=${id}`, mark],
    };
    for (const [state, [query, text = '']] of Object.entries(opened)) {
      await page.goto(inLanguage(`/admin?tab=${query}`, language));
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectAccessibleAndFitting(page, language, state);
      await keepAdmin(page, `${state.replace(/\W+/g, '-')}.${language}`);
    }
    await page.goto(inLanguage('/admin?tab=auction', language));
    await page
      .getByRole('button', { name: `Layla ${mark}` })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAndFitting(page, language, 'a membership');
    await keepAdmin(page, `membership.${language}`);
    await endMemberships(api, email);
  });

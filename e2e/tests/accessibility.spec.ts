import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const language of ['en', 'ar', 'ja'])
  for (const path of ['/', '/inventory', '/vehicle/1', '/upcoming-vehicle/1', '/about', '/terms', '/no-such-page'])
    test(`axe finds nothing on ${path} in ${language}`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });

import { defaultSettings, type PageTextName } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { expect, it } from '@jest/globals';
import { pageConfigReader } from './page-config.js';

const settings = {
  read: async () => defaultSettings,
  readPage: async (name: PageTextName) => ({ body: defaultSettings[name], publishedAt: null }),
} as unknown as SettingsReader;
const subscriptionLink = async () => undefined;
const contactPromise = async () => ({ minutes: 780 }) as never;

it('has one configuration of the site for all pages, which identifies the cached markup of header and footer', async () => {
  const read = pageConfigReader({ settings, contactPromise, subscriptionLink });
  const [first, ...others] = await Promise.all(
    ['/inventory', '/blog', '/about', '/contact'].map((path) => read({ path, language: 'en' }, new URLSearchParams(), undefined)),
  );
  expect(first?.siteConfig).toBeDefined();
  for (const { siteConfig } of others) expect(siteConfig).toBe(first?.siteConfig);
});

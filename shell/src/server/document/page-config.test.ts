import { defaultSettings } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { expect, it } from '@jest/globals';
import { pageConfigReader } from './page-config.js';

const settings = { read: async () => defaultSettings } as unknown as SettingsReader;
const contactPromise = async () => undefined;

it('is one object for all requests, which identifies the cached markup of header and footer', async () => {
  const read = pageConfigReader({ settings, contactPromise });
  const [first, second] = await Promise.all(['/inventory', '/blog'].map((path) => read({ path, language: 'en' }, undefined)));
  expect(first?.config).toBeDefined();
  expect(second?.config).toBe(first?.config);
});

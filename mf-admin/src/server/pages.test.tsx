/** @jest-environment @dealership/build-kit/jest/server-environment */

import { renderFragment } from '@dealership/fragment-server';
import { createServerI18n } from '@dealership/ui-kit';
import { commonTexts } from '@dealership/ui-kit/common-texts';
import { expect, it } from '@jest/globals';
import { admin } from '../app/admin.js';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';

const TEXTS = { en, ar, ja };

const open = (path: string, language: 'en' | 'ar' | 'ja' = 'en') =>
  renderFragment(
    admin,
    new URL(path, 'http://site'),
    createServerI18n(language, { common: commonTexts[language], admin: TEXTS[language] }),
  );

it.each([
  ['en', 'Access Admin Panel'],
  ['ar', 'الدخول إلى لوحة الإدارة'],
  ['ja', '管理画面に入る'],
] as const)('renders the sign-in page in %s, not indexed', async (language, button) => {
  const { status, head, html } = await open('/admin-login', language);
  expect(status).toBe(200);
  expect(head?.robots).toBe('noindex');
  expect(html).toContain(button);
  expect(html).toContain('type="password"');
  expect(html).not.toContain('style=');
});

it('never puts a password into a URL, even without scripts', async () => {
  expect((await open('/admin-login')).html).toMatch(/<form[^>]*method="post"/);
});

it("renders only the admin's loading state", async () => {
  const { status, head, html, state } = await open('/admin');
  expect(status).toBe(200);
  expect(head?.robots).toBe('noindex');
  expect(html.replace(/<[^>]*>/g, '')).toBe('Loading…');
  expect(state).toEqual({ mutations: [], queries: [] });
});

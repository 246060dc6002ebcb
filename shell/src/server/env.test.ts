/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18nFor } from './texts.js';

const before = { ...process.env };

const REMOTES = Object.fromEntries(
  ['CATALOG', 'SERVICES', 'BLOG', 'ADMIN'].map((name) => [`MF_${name}_URL`, 'http://127.0.0.1:1']),
);

beforeEach(() => {
  jest.resetModules();
  Object.assign(process.env, { PORT: '0', ...REMOTES });
});

afterEach(() => {
  process.env = { ...before };
});

/** The footer and the chat button as the server writes them with this environment. */
async function written(given: Record<string, string> = {}): Promise<string> {
  Object.assign(process.env, given);
  const [{ siteConfig: config }, { renderLayout }] = await Promise.all([import('./env.js'), import('./render-layout.js')]);
  const { footer, whatsapp } = renderLayout({ config, path: '/', search: '', i18n: i18nFor('en') });
  return footer + whatsapp;
}

it('brings what the dealer has set to the page', async () => {
  const html = await written({
    SITE_NAME: 'Marina Motors',
    CONTACT_PHONE: '+971 6 111 1111',
    CONTACT_MOBILE: '+971 50 222 2222',
    CONTACT_EMAIL: 'sales@marina.example',
    CONTACT_WHATSAPP: '971503333333',
    CONTACT_ADDRESS: 'Marina Mall',
    SOCIAL_YOUTUBE: 'https://y.example/marina',
  });
  for (const part of [
    '<a href="tel:+97161111111" dir="ltr">+971 6 111 1111</a>',
    '<a href="tel:+971502222222" dir="ltr">+971 50 222 2222</a>',
    '<a href="mailto:sales@marina.example" dir="ltr">sales@marina.example</a>',
    'https://wa.me/971503333333?text=Hello%20Marina%20Motors',
    'Marina Mall',
    'https://y.example/marina',
  ])
    expect(html).toContain(part);
});

it('shows a fictional dealer until one is set', async () => {
  const html = await written();
  for (const part of ['+971 6 000 0248', '+971 50 000 0248', 'showroom@aureva-motors.example', 'Showroom 248'])
    expect(html).toContain(part);
});

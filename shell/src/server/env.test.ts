/** @jest-environment @dealership/build-kit/jest/server-environment */

import { dealerName } from '@dealership/contracts';
import { defaultSettingsOf } from '@dealership/server-kit';
import { expect, it } from '@jest/globals';
import { renderLayout } from './document/render-layout.js';
import { siteConfigs } from './document/site-configs.js';
import { i18nFor } from './document/texts.js';
import { remoteOrigins, serverEnv } from './env.js';

const siteConfig = (given: Record<string, string>) =>
  siteConfigs()(defaultSettingsOf(serverEnv.parse({ PORT: '0', ...SERVICES, ...REMOTES, ...given })), {
    path: '/contact',
    language: 'en',
  });

const SERVICES = { SVC_CONTENT_URL: 'http://127.0.0.1:1', SVC_INQUIRIES_URL: 'http://127.0.0.1:1' };

const REMOTES = Object.fromEntries(
  ['CATALOG', 'SERVICES', 'BLOG', 'ADMIN'].map((name) => [`MF_${name}_URL`, 'http://127.0.0.1:1']),
);

/** Header, footer and chat button as rendered with this environment. */
function written(given: Record<string, string> = {}): string {
  const config = siteConfig(given);
  const { footer, whatsapp } = renderLayout({ config, path: '/', search: '', i18n: i18nFor('en') });
  return `${footer}${whatsapp}`;
}

it('reads the address of each remote', () => {
  const env = serverEnv.parse({ PORT: '0', ...SERVICES, ...REMOTES, MF_BLOG_URL: 'http://127.0.0.1:2' });
  expect(remoteOrigins(env)).toEqual({
    'mf-catalog': 'http://127.0.0.1:1',
    'mf-services': 'http://127.0.0.1:1',
    'mf-blog': 'http://127.0.0.1:2',
    'mf-admin': 'http://127.0.0.1:1',
  });
});

it("passes the dealer's configuration to the page", () => {
  const html = written({
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
    '<a href="mailto:sales@marina.example"><bdi class="address" dir="ltr">sales@<wbr/>marina.<wbr/>example</bdi></a>',
    'https://wa.me/971503333333?text=Hello%20Marina%20Motors',
    'Marina Mall',
    'https://y.example/marina',
  ])
    expect(html).toContain(part);
});

it('shows the address in the reader’s language, falling back to English', () => {
  const addresses = (given: Record<string, string>) => siteConfig(given).address;
  const set = { CONTACT_ADDRESS: 'Marina Mall', CONTACT_ADDRESS_AR: 'مارينا مول' };
  expect(addresses(set)).toEqual({ en: 'Marina Mall', ar: 'مارينا مول', ja: 'Marina Mall' });
  expect(addresses({}).ar).toContain('عجمان');
});

it('shows a fictional dealer by default', () => {
  const html = written();
  for (const part of ['+971 6 000 0248', '+971 50 000 0248', 'showroom@aureva-motors.example', 'Showroom 248'])
    expect(html).toContain(part);
});

it('shows the dealer’s logo instead of the site’s, with the name unless the logo contains it', () => {
  const settings = defaultSettingsOf(serverEnv.parse({ PORT: '0', ...SERVICES, ...REMOTES }));
  const id = `${'a'.repeat(32)}-900x300`;
  const headerWith = (hasName: boolean) => {
    const dealer = { ...settings.dealer, name: dealerName('Marina Motors'), logo: { picture: `/media/${id}/900.webp`, hasName } };
    const config = siteConfigs()({ ...settings, dealer }, { path: '/', language: 'en' });
    const { header } = renderLayout({ config, path: '/', search: '', i18n: i18nFor('en') });
    return header.toString().match(/<a [^>]*aria-label="Marina Motors, home page".*?<\/a>/s)?.[0];
  };
  expect(headerWith(false)).toMatch(
    new RegExp(`<img [^>]*src="/media/${id}/480.webp" width="120" height="40" alt=""/><span[^>]*>Marina Motors<`),
  );
  expect(headerWith(true)).not.toContain('<span');
});

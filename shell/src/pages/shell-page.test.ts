/** @jest-environment node */
import { LANGUAGES, type Language } from '@dealership/contracts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderShellPage } from '../server/render-layout.js';
import { i18nFor } from '../server/texts.js';
import type { SiteConfig } from '../site-config.js';
import { loadPage, pageFiles } from './shell-page.js';

const config: SiteConfig = {
  name: 'Test Motors',
  whatsapp: '971500000000',
  phones: ['+971 6 000 0000'],
  email: 'a@b.example',
  address: 'Ajman',
  social: { instagram: 'https://i.example', facebook: 'https://f.example', youtube: 'https://y.example' },
};

const PATHS = ['/', '/about', '/contact', '/credits', '/privacy', '/terms', '/cookies', '/ar', '/ja', '/nothing'];
const LINKS = ['/newsletter/confirm', '/newsletter/unsubscribe'];

/** `form.submit`, as it shows when a text is missing. */
const KEY = />(\w+:)?[a-z]\w*(\.\w+)+</;

const open = (path: string, language: Language = 'en') =>
  renderShellPage({ config, path, i18n: i18nFor(language) }, 'shell-pages', new Map());

beforeAll(() => Promise.all([...PATHS, ...LINKS].map(loadPage)));

describe.each(LANGUAGES.map(({ code }) => code))('on the server, in %s', (language) => {
  it.each([...PATHS, ...LINKS])('%s has all of its texts', (path) => {
    const { html, head } = open(path, language);
    expect(html).not.toMatch(KEY);
    expect(`>${head?.title}<>${head?.description}<`).not.toMatch(KEY);
  });

  it('the home page tells search engines the questions and answers', () => {
    const questions = open('/', language).head?.structuredData?.find((node) => '@type' in node && node['@type'] === 'FAQPage');
    const asked = (questions as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }).mainEntity;
    expect(asked).toHaveLength(8);
    expect(asked[2]?.acceptedAnswer.text).toMatch(/¥5,000,000.*5%.*5%/);
  });
});

it.each([
  ['/ar', 'lang="ar" dir="rtl"', 'قريبًا'],
  ['/ja', 'lang="ja" dir="ltr"', '近日公開'],
])('%s says in its own language that it comes soon and points to the home page', (path, language, text) => {
  const { html, head } = open(path);
  expect(html).toContain(language);
  expect(html).toContain(text);
  expect(html).toContain('href="/"');
  expect(head?.robots).toBe('noindex');
});

it.each(LINKS)('%s is not for search engines', (path) => {
  expect(open(path).head?.robots).toBe('noindex');
});

it('names the files that a page asks for', () => {
  expect(pageFiles('/', 'ar')).toEqual(['page-home']);
  expect(pageFiles('/contact', 'ar')).toEqual(['page-contact', 'contact-ar']);
  expect(pageFiles('/terms', 'ja')).toEqual(['page-legal', 'pages-ja']);
  expect(pageFiles('/nothing', 'en')).toEqual([]);
});

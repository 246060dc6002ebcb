/** @jest-environment @dealership/build-kit/jest/server-environment */
import { dealerName, defaultSettings, LANGUAGES, type Language } from '@dealership/contracts';
import { chunksOf, loadPageCode } from '@dealership/ui-kit';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ARTICLE_PATHS, articleOf } from '../article.js';
import { homeContent } from '../home-content.js';
import { homeFront } from '../server/document/home-front.js';
import { renderShellPage } from '../server/document/render-layout.js';
import { i18nFor } from '../server/document/texts.js';
import type { SiteConfig } from '../site-config.js';
import { shellPageAt, shellPages } from './shell-pages.js';

const config: SiteConfig = {
  name: dealerName('Test Motors'),
  whatsapp: '971500000000',
  phones: [{ kind: 'landline', number: '+971 6 000 0000' }],
  position: '',
  branches: [],
  hours: defaultSettings.hours,
  email: 'a@b.example',
  address: { en: 'Marina Mall, Dubai', ar: 'مارينا مول، دبي', ja: 'ドバイ マリーナモール' },
  social: { instagram: 'https://i.example', facebook: 'https://f.example', youtube: 'https://y.example' },
  front: homeFront(defaultSettings),
};

const PATHS = ['/', '/about', '/contact', '/credits', '/privacy', '/terms', '/cookies', '/ar', '/ja', '/nothing'];
const LINKS = ['/newsletter/confirm', '/newsletter/unsubscribe'];

/** Matches a raw key, which is shown for a missing text: `form.submit`. */
const KEY = />(\w+:)?[a-z]\w*(\.\w+)+</;

function articleAt(path: string, language: Language) {
  const name = ARTICLE_PATHS[path];
  return name && { article: articleOf(name, { body: defaultSettings[name], publishedAt: null }, language) };
}

const openAs = (site: SiteConfig, path: string, language: Language = 'en') =>
  renderShellPage(
    { config: { ...site, ...articleAt(path, language) }, path, search: '', i18n: i18nFor(language) },
    'shell-pages',
    new Map(),
  );

const open = (path: string, language: Language = 'en', social = config.social, address = config.address) => {
  const home = homeContent({ ...defaultSettings, dealer: { ...defaultSettings.dealer, address } }, language);
  return openAs({ ...config, social, address, home }, path, language);
};

beforeAll(() => Promise.all(shellPages.map(loadPageCode)));

describe.each(LANGUAGES.map(({ code }) => code))('on the server, in %s', (language) => {
  it.each([...PATHS, ...LINKS])('%s has all of its texts', (path) => {
    const { html, head } = open(path, language);
    expect(html).not.toMatch(KEY);
    expect(`>${head?.title}<>${head?.description}<`).not.toMatch(KEY);
  });

  it('the home page has FAQ structured data', () => {
    const questions = open('/', language).head?.structuredData?.find((node) => node['@type'] === 'FAQPage');
    const asked = (questions as object as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }).mainEntity;
    expect(asked).toHaveLength(8);
    const yen = language === 'ar' ? '\u2066¥5,000,000\u2069' : '¥5,000,000';
    expect(asked[2]?.acceptedAnswer.text).toMatch(new RegExp(`${yen}.*5%.*5%`));
  });
});

it.each(['{vat} of {price}', '{{vat}} of {price}'])('an answer with %s is filled in, apart from what is unknown', (en) => {
  const questions = [{ question: { en: 'Tax?', ar: '', ja: '' }, answer: { en, ar: '', ja: '' } }];
  expect(homeContent({ ...defaultSettings, faq: { questions } }, 'en').questions[0]?.answer).toBe('5% of {price}');
});

it('the home page has the configured sections in order', () => {
  const front = homeFront({
    ...defaultSettings,
    home: { ...defaultSettings.home, sections: ['showroom', 'customers', 'services'] },
  });
  const { html, head } = openAs({ ...config, front }, '/');
  const places = [...html.matchAll(/id="(\w+)-title"|data-section="([^"]+)"/g)].map(([, own, remote]) => own ?? remote);
  expect(places).toEqual(['showroom', 'mf-blog/customer-showcase', 'services']);
  expect(head?.structuredData?.map((node) => node['@type'])).toEqual(['WebSite', 'AutoDealer']);
});

it.each([
  ['/ar', 'ar', 'lang="ar" dir="rtl"', 'قريبًا'],
  ['/ja', 'ja', 'lang="ja" dir="ltr"', '近日公開'],
])('%s announces itself in its own language and links to the home page in it', (path, code, language, text) => {
  const { html, head } = open(path);
  expect(html).toContain(language);
  expect(html).toContain(text);
  expect(html).toContain(`href="/?lang=${code}"`);
  expect(head?.robots).toBe('noindex');
});

it.each(LINKS)('%s is not indexed', (path) => {
  expect(open(path).head?.robots).toBe('noindex');
});

it("links only the dealer's social networks", () => {
  const sameAs = (social: SiteConfig['social']) => {
    const { html, head } = open('/contact', 'en', social);
    const [dealer] = (head?.structuredData ?? []) as object[] as { sameAs: string[] }[];
    return [
      dealer?.sameAs,
      [...html.matchAll(/href="(https:\/\/\w\.example)"/g)].map(([, href]) => href),
      /Follow/.test(html),
      /YouTube/.test(html),
    ];
  };
  const only = ['https://f.example'];
  expect(sameAs({ instagram: undefined, facebook: 'https://f.example', youtube: undefined })).toEqual([only, only, true, false]);
  expect(sameAs({})).toEqual([[], [], false, false]);
});

/** The visible text: the markup without its tags. */
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it("/about has the dealer's figures and links to the contact page", () => {
  const { html } = open('/about');
  expect(words(html)).toMatch(/15\+ years .*500\+ vehicles imported .*100% satisfaction .*24\/7 support/);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact us</);
});

it('/about has its figures in the chapter of the showroom, else below the chapters', () => {
  const figures = /<section [^>]*aria-label="[^"]+"><p [^>]*><bdi [^>]*>15\+/;
  expect(open('/about').html.split('</section>')[0]).toMatch(figures);
  const chapters = defaultSettings.about.chapters.map((chapter) => ({ ...chapter, beside: 'nothing' as const }));
  const about = { ...defaultSettings.about, chapters };
  const article = articleOf('about', { body: about, publishedAt: null }, 'en');
  const { html } = renderShellPage(
    { config: { ...config, article }, path: '/about', search: '', i18n: i18nFor('en') },
    'shell-pages',
    new Map(),
  );
  expect(html.split('</section>')[about.chapters.length]).toMatch(figures);
});

it('/about ends with a picture, unless a chapter has it', () => {
  const alt = 'alt="A car key on a counter, a car behind it"';
  expect(open('/about').html.split(alt)).toHaveLength(2);
  const chapters = defaultSettings.about.chapters.map((chapter, at) =>
    at > 0 ? chapter : { ...chapter, beside: 'key' as const },
  );
  const article = articleOf('about', { body: { ...defaultSettings.about, chapters }, publishedAt: null }, 'en');
  const { html } = renderShellPage(
    { config: { ...config, article }, path: '/about', search: '', i18n: i18nFor('en') },
    'shell-pages',
    new Map(),
  );
  expect(html.split(alt)).toHaveLength(2);
});

it('/about keeps a clause of a Japanese title together', () => {
  const clause = (text: string) => `<span class="clause">${text}</span>`;
  expect(open('/about', 'ja').html).toContain(`<h2>${clause('ここにない一台は、')}${clause('お探しします')}</h2>`);
});

it('/privacy shows its last publication, numbers its sections and keeps allowed HTML', () => {
  expect(words(open('/privacy').html)).toContain('Last updated: 23 November 2026');
  const { privacy } = defaultSettings;
  const text = { en: 'One.\n\n<ul><li>Two</li></ul>', ar: '', ja: '' };
  const body = { ...privacy, sections: [...privacy.sections, { title: { en: 'Letters', ar: '', ja: '' }, text }] };
  const article = articleOf('privacy', { body, publishedAt: '2026-12-31T21:00:00.000Z' }, 'ar');
  const { html } = renderShellPage(
    { config: { ...config, article }, path: '/privacy', search: '', i18n: i18nFor('ar') },
    'shell-pages',
    new Map(),
  );
  expect(html).toMatch(/href="#section-6"/);
  expect(html).toContain('<p>One.</p><ul><li>Two</li></ul>');
  expect(words(html)).toMatch(/2027|٢٠٢٧/);
});

it('/privacy ends with whom to ask and the other legal pages', () => {
  const [, end = ''] = open('/privacy').html.split('A question about this page?');
  expect([...end.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/contact', '/terms', '/cookies']);
});

it('/contact shows phone, e-mail and address', () => {
  const { html } = open('/contact');
  for (const href of [
    'tel:+97160000000',
    'mailto:a@b.example',
    'https://www.google.com/maps/search/?api=1&amp;query=Marina%20Mall%2C%20Dubai',
    'https://wa.me/971500000000?text=Hello%20Test%20Motors%2C%20I%20have%20a%20question%20about%20one%20of%20your%20cars.',
  ])
    expect(html).toContain(`href="${href}"`);
});

it('/contact lists the other addresses after the main one, also as structured data', () => {
  const branch = {
    name: { en: 'Dubai', ar: 'دبي', ja: '' },
    address: { en: 'Marina Walk 3\nDubai', ar: '', ja: '' },
    phone: '+971 4 111 1111',
    position: '25.08, 55.14',
  };
  const { html, head } = openAs({ ...config, branches: [branch] }, '/contact', 'ar');
  expect(html).toMatch(/<h2>دبي<\/h2>.*Marina Walk 3\nDubai.*href="tel:\+97141111111".*query=25\.08%2C%2055\.14/s);
  const [dealer] = (head?.structuredData ?? []) as object[] as { department: object[] }[];
  expect(dealer?.department).toMatchObject([
    { name: 'Dubai', telephone: '+971 4 111 1111', geo: { latitude: 25.08, longitude: 55.14 } },
  ]);
});

it.each(LANGUAGES.map(({ code }) => code))('the pages show the dealer’s own address in %s, and no other', (language) => {
  const address = config.address[language];
  for (const path of ['/', '/about', '/contact']) expect(words(open(path, language).html)).toContain(address);
  const { html, head } = open('/contact', language);
  expect(head?.description).toContain(address);
  expect(html).not.toContain('Sketch of Ajman');
  for (const path of ['/', '/about', '/contact'])
    expect(open(path, language).html).not.toMatch(/Car Souq|سوق السيارات|カースーク/);
});

it('/contact shows the sketch only for a showroom in its area', () => {
  const en = 'Ajman Car Souq, Showroom 7';
  const { html } = open('/contact', 'en', config.social, { ...config.address, en });
  expect(html).toMatch(/<img src="\/asset" alt="Sketch of Ajman [^"]*: Ajman Car Souq, Showroom 7/);
});

it.each(['/', '/contact'])('%s has structured data of the dealer and its opening hours', (path) => {
  const nodes = open(path).head?.structuredData as object[] as { '@type': string }[];
  expect(nodes.find((node) => node['@type'] === 'AutoDealer')).toMatchObject({
    name: 'Test Motors',
    telephone: ['+971 6 000 0000'],
    email: 'a@b.example',
    address: { '@type': 'PostalAddress', streetAddress: 'Marina Mall, Dubai', addressCountry: 'AE' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '09:00',
        closes: '22:00',
      },
      { dayOfWeek: ['Friday'], opens: '16:00', closes: '22:00' },
    ],
  });
});

describe('hours with a break', () => {
  const spans = [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:30', closes: '22:00' },
  ];
  const evening = { opens: '20:00', closes: '01:00' };
  const ramadan = { from: '2027-02-08', until: '2027-03-09', note: { en: 'Ramadan', ar: 'رمضان', ja: 'ラマダーン' } };
  const broken: SiteConfig = {
    ...config,
    hours: {
      week: [{ days: [5], spans }],
      exceptions: [
        { ...ramadan, days: [5], spans: [evening] },
        { ...ramadan, days: [], spans: [{ opens: '10:00', closes: '15:00' }, evening] },
        { from: '2027-12-02', until: '2027-12-02', days: [], spans: [], note: { en: '', ar: '', ja: '' } },
      ],
    },
  };

  it.each([
    [
      'en',
      'Friday, 9 AM – 12 PM, 2:30 PM – 10 PM',
      'Friday (8 February to 9 March), 8 PM – 1 AM (Ramadan)',
      '8 February to 9 March, 10 AM – 3 PM, 8 PM – 1 AM (Ramadan)',
      '2 December: closed',
    ],
    [
      'ar',
      'الجمعة: من 9 ص إلى 12 م، ومن 2:30 م إلى 10 م',
      'الجمعة، 8 فبراير إلى 9 مارس: من 8 م إلى 1 ص – رمضان',
      '8 فبراير إلى 9 مارس: من 10 ص إلى 3 م، ومن 8 م إلى 1 ص – رمضان',
      '2 ديسمبر: مغلق',
    ],
    [
      'ja',
      '金曜 9:00～12:00、14:30～22:00',
      '金曜（2月8日～3月9日） 20:00～1:00（ラマダーン）',
      '2月8日～3月9日 10:00～15:00、20:00～1:00（ラマダーン）',
      '12月2日 休業',
    ],
  ] as const)('appear on every page in words in %s', (language, ...lines) => {
    const text = words(openAs(broken, '/contact', language).html).replaceAll('\u00a0', ' ');
    expect(text).toContain(lines.join(' '));
  });

  it("are one structured-data entry per opening, and an earlier entry overrides a later one's days", () => {
    const nodes = openAs(broken, '/contact').head?.structuredData as object[] as { '@type': string }[];
    const dates = { validFrom: '2027-02-08', validThrough: '2027-03-09' };
    const others = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'];
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(nodes.find((node) => node['@type'] === 'AutoDealer')).toMatchObject({
      openingHoursSpecification: spans.map((span) => ({ ...type, dayOfWeek: ['Friday'], ...span })),
      specialOpeningHoursSpecification: [
        { ...type, ...dates, dayOfWeek: ['Friday'], ...evening },
        { ...type, ...dates, dayOfWeek: others, opens: '10:00', closes: '15:00' },
        { ...type, ...dates, dayOfWeek: others, ...evening },
        { ...type, validFrom: '2027-12-02', validThrough: '2027-12-02', opens: '00:00', closes: '00:00' },
      ],
    });
  });
});

it('lists the files that a page loads', () => {
  const files = (path: string, language: Language) => chunksOf(shellPageAt(path) ?? { chunk: 'none' }, language);
  expect(files('/', 'ar')).toEqual(['page-home']);
  expect(files('/contact', 'ar')).toEqual(['page-contact', 'contact-ar-json']);
  expect(files('/terms', 'ja')).toEqual(['page-legal', 'pages-ja-json']);
  expect(shellPageAt('/nothing')).toBeUndefined();
});

import type { Language } from '@dealership/contracts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, waitFor } from '@testing-library/react';
import { breadcrumbs } from '../head/breadcrumbs.js';
import type { PageHeadProps } from '../head/page-head-props.js';
import { renderWithProviders } from '../testing/render.js';
import { PageHead } from './page-head.js';

const ORIGIN = 'https://cars.example';
const STANDARD = { url: '/shell/hero.webp', width: 1600, height: 900 };

beforeEach(() => {
  Object.assign(document.documentElement.dataset, {
    siteName: 'Test Motors',
    siteOrigin: ORIGIN,
    sitePicture: JSON.stringify(STANDARD),
  });
  // The previous page's head as the server rendered it.
  document.head.innerHTML =
    '<meta charset="utf-8"><link rel="icon" href="/favicon.svg"><link rel="canonical" href="/old"><script type="application/ld+json">{}</script>';
  document.title = 'Old';
});

afterEach(cleanup);

async function goTo(path: string, head: PageHeadProps, language: Language = 'en'): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', path);
  renderWithProviders(<PageHead {...head} />, { namespace: 'example', texts: {}, language });
  await waitFor(() => expect(all('meta[name=description]', 'content')).toEqual([head.description]));
}

const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const og = (property: string) => all(`meta[property="og:${property}"]`, 'content');

it('keeps the first page’s head as the server rendered it', async () => {
  document.title = 'Home | Test Motors';
  document.head.innerHTML += '<meta name="description" content="Cars">';
  const written = document.head.innerHTML;
  await goTo('/', { title: 'Home', description: 'Cars' });
  expect(document.head.innerHTML).toBe(written);
});

it('updates on navigation: title, URL, picture, languages and data', async () => {
  const sharePicture = { url: '/media/a.webp', width: 1200, height: 800, alt: 'A car' };
  const structuredData = [breadcrumbs(['Home', '/'], ['Vento', '/vehicle/1'])];
  await goTo('/vehicle/1?x=1', { title: 'Vento', description: 'A car', sharePicture, structuredData }, 'ja');
  expect(document.title).toBe('Vento | Test Motors');
  expect(all('link[rel=canonical]', 'href')).toEqual([`${ORIGIN}/vehicle/1?lang=ja`]);
  expect(all('link[hreflang=ar]', 'href')).toEqual([`${ORIGIN}/vehicle/1?lang=ar`]);
  expect([og('title'), og('description'), og('url'), og('image')]).toEqual([
    ['Vento | Test Motors'],
    ['A car'],
    [`${ORIGIN}/vehicle/1?lang=ja`],
    [`${ORIGIN}/media/a.webp`],
  ]);
  const [script, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Vento', item: `${ORIGIN}/vehicle/1` },
    ],
  });

  await goTo('/about', { title: 'About', description: 'Who we are' });
  expect(all('link[rel=canonical]', 'href')).toEqual([`${ORIGIN}/about`]);
  expect([og('image'), all('meta[name=description]', 'content')]).toEqual([[`${ORIGIN}/shell/hero.webp`], ['Who we are']]);
  expect(document.head.querySelector('script')).toBeNull();
  expect(all('link[rel=icon]', 'href')).toEqual(['/favicon.svg']);
});

it('removes share and search tags on pages that are not indexed', async () => {
  await goTo('/vehicle/1', { title: 'Vento', description: 'A car' });
  await goTo('/nothing', { title: 'Page Not Found', description: 'Nothing here', status: 404, robots: 'noindex' });
  expect(all('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect([og('url'), all('link[rel=canonical]', 'href')]).toEqual([[], []]);
});

it('does not append to a standalone title', async () => {
  await goTo('/', { title: 'Luxury Car Dealership', titleAlone: true, description: 'Cars' });
  expect(document.title).toBe('Luxury Car Dealership');
});

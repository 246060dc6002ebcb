import { defaultSettings, type Language, type SettingValues } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SiteProvider } from '../../../layout/site-context.js';
import { homeFront } from '../../../server/document/home-front.js';
import { i18nFor } from '../../../server/document/texts.js';
import type { SiteConfig } from '../../../site-config.js';
import { Hero } from './hero.js';

const PICTURE = `/media/${'a'.repeat(32)}-2000x1000/1600.webp`;

function open(hero: Partial<SettingValues['home']['hero']> = {}, language: Language = 'en'): void {
  const { home } = defaultSettings;
  const front = homeFront({ ...defaultSettings, home: { ...home, hero: { ...home.hero, ...hero } } });
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <SiteProvider value={{ config: { front } as SiteConfig, path: '/', search: '' }}>
        <Hero />
      </SiteProvider>
    </I18nextProvider>,
  );
}

it('links to the inventory, the auction access and the calculator', () => {
  open();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View Inventory', '/inventory'],
    ['Auction Access', '/auction-access'],
    ['Cost Calculator', '/auction-bidding'],
  ]);
});

it('shows the film’s poster, and another picture below 768 px', () => {
  open();
  const sources = [...document.querySelectorAll('picture source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset'),
  ]);
  expect(sources).toEqual([
    ['(max-width: 47.99em)', '/hero-mobile.avif 1600w'],
    ['(max-width: 47.99em)', '/hero-mobile.webp 1600w'],
    [null, '/hero-poster.avif 1600w'],
  ]);
  const image = document.querySelector('picture img');
  expect([image?.getAttribute('src'), image?.getAttribute('fetchpriority')]).toEqual(['/hero-poster.webp', 'high']);
});

it('shows the published texts, in English without a translation', () => {
  open({ title: { en: 'Cars for Ajman', ar: '', ja: '' } }, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cars for Ajman');
});

it('shows the published picture in every window, with priority', () => {
  open({ picture: PICTURE });
  const widths = [480, 800, 1200, 1600].map((width) => `${PICTURE.replace('1600.webp', `${width}.webp`)} ${width}w`).join(', ');
  expect(document.querySelector('picture source')).toBeNull();
  const image = document.querySelector('picture img');
  expect(['srcset', 'sizes', 'src', 'width', 'height', 'fetchpriority'].map((name) => image?.getAttribute(name))).toEqual([
    widths,
    '(max-width: 47.99em) 150vw, 100vw',
    PICTURE,
    '2000',
    '1000',
    'high',
  ]);
});

import { I18nextProvider } from '@dealership/ui-kit';
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { i18nFor } from '../../../server/texts.js';
import { Hero } from './hero.js';

beforeEach(() => {
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <Hero />
    </I18nextProvider>,
  );
});

it('leads to the inventory, to the auction access and to the calculator', () => {
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View Inventory', '/inventory'],
    ['Auction Access', '/auction-access'],
    ['Cost Calculator', '/auction-bidding'],
  ]);
});

it('shows the film’s poster, and a picture of its own under 768 px', () => {
  const sources = [...document.querySelectorAll('picture source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset'),
  ]);
  expect(sources).toEqual([
    ['(max-width: 767.98px)', '/hero-mobile.avif 1600w'],
    ['(max-width: 767.98px)', '/hero-mobile.webp 1600w'],
    [null, '/hero-poster.avif 1600w'],
  ]);
  const image = document.querySelector('picture img');
  expect([image?.getAttribute('src'), image?.getAttribute('fetchpriority')]).toEqual(['/hero-poster.webp', 'high']);
});

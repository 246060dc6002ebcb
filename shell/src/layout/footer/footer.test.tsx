import { dealerName, defaultSettings } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { homeFront } from '../../server/document/home-front.js';
import { i18nFor } from '../../server/document/texts.js';
import type { SiteConfig } from '../../site-config.js';
import { SiteProvider } from '../site-context.js';
import { Footer } from './footer.js';

const config: SiteConfig = {
  name: dealerName('Test Motors'),
  whatsapp: '971500000000',
  phones: [
    { kind: 'landline', number: '+971 6 000 0000' },
    { kind: 'mobile', number: '+971 50 000 0000' },
  ],
  position: '',
  branches: [],
  hours: defaultSettings.hours,
  email: 'a@b.example',
  address: { en: 'Marina Mall, Dubai', ar: 'مارينا مول، دبي', ja: 'ドバイ マリーナモール' },
  social: {},
  front: homeFront(defaultSettings),
};

const footer = (
  <I18nextProvider i18n={i18nFor('en')}>
    <SiteProvider value={{ config, path: '/', search: '' }}>
      <Footer />
    </SiteProvider>
  </I18nextProvider>
);

beforeEach(() => {
  render(footer);
});

it('has the currency choice in the document, in dollars for everybody', () => {
  localStorage.setItem('second-currency', 'JPY');
  const served = renderToString(footer);
  localStorage.clear();
  expect(served).toMatch(/<select aria-label="Second currency"[^>]*><option selected="">USD<\/option>/);
  expect(served).toContain('AED 1 = $0.2722, fixed rate');
});

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('links the pages of the site', () => {
  expect(linksIn(screen.getByRole('navigation', { name: 'Quick links' }))).toEqual([
    ['Home', '/'],
    ['Inventory', '/inventory'],
    ['How to Buy', '/how-to-buy'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ]);
});

it('links the five services', () => {
  expect(linksIn(screen.getByRole('navigation', { name: 'Services' }))).toEqual([
    ['Auction Access', '/auction-access'],
    ['Auction Bidding', '/auction-bidding'],
    ['Import Services', '/import-services'],
    ['Vehicle Sourcing', '/vehicle-sourcing'],
    ['Consignment', '/consignment'],
  ]);
});

it('links the legal pages', () => {
  const list = screen.getByRole('link', { name: 'Privacy' }).closest('ul') as HTMLElement;
  expect(linksIn(list)).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Picture credits', '/credits'],
  ]);
});

it('shows the opening hours', () => {
  const [week, friday] = ['Saturday to Thursday, 9 AM – 10 PM', 'Friday, 4 PM – 10 PM'];
  // There is no line break between a number and AM or PM.
  const text = document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain(`${week}${friday}`);
});

it("shows the dealer's address, phone and e-mail", () => {
  const column = screen.getByRole('heading', { name: 'Visit us' }).parentElement as HTMLElement;
  const address = within(column).getByText('Marina Mall, Dubai').parentElement as HTMLElement;
  expect(linksIn(address)).toEqual([
    ['+971 6 000 0000', 'tel:+97160000000'],
    ['+971 50 000 0000', 'tel:+971500000000'],
    ['a@b.example', 'mailto:a@b.example'],
  ]);
});

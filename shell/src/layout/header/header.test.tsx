import { dealerName } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { i18nFor } from '../../server/document/texts.js';
import type { SiteConfig } from '../../site-config.js';
import { SiteProvider } from '../site-context.js';
import { Header } from './header.js';

const config = { name: dealerName('Test Motors') } as SiteConfig;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SiteProvider value={{ config, path: '/', search: '' }}>
        <Header />
      </SiteProvider>
    </I18nextProvider>,
  );
});

afterEach(() => {
  scrollTo(0);
  jest.useRealTimers();
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const isSmall = () => document.querySelector('[data-small]') !== null;

describe('the header', () => {
  it('is compact once the page is scrolled by more than 50 px', () => {
    scrollTo(50);
    expect(isSmall()).toBe(false);
    scrollTo(51);
    expect(isSmall()).toBe(true);
    scrollTo(0);
    expect(isSmall()).toBe(false);
  });

  it('links the specified pages in order', () => {
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    const names = [...navigation.querySelectorAll('ul:first-child > li')].map(
      (item) => item.querySelector('a, button')?.textContent,
    );
    expect(names.slice(0, 6)).toEqual(['Home', 'Inventory', 'Services', 'About', 'Blog', 'Contact']);
  });
});

describe('the checkout header', () => {
  const goTo = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  afterEach(() => goTo('/'));

  it('links only the home page and the contact page', () => {
    goTo('/auction-checkout');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    const pages = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).pathname);
    expect(new Set(pages)).toEqual(new Set(['/', '/auction-checkout', '/contact']));
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  });
});

describe('the services menu', () => {
  const button = () => screen.getByRole('button', { name: 'Services' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  const menu = () => button().parentElement as HTMLElement;
  const mouse = { pointerType: 'mouse' };

  it('closes half a second after the pointer has left', () => {
    fireEvent.pointerEnter(menu(), mouse);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(menu(), mouse);
    act(() => jest.advanceTimersByTime(499));
    expect(isOpen()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isOpen()).toBe(false);
  });

  it('stays open when the pointer returns in time', () => {
    fireEvent.pointerEnter(menu(), mouse);
    fireEvent.pointerLeave(menu(), mouse);
    act(() => jest.advanceTimersByTime(300));
    fireEvent.pointerEnter(menu(), mouse);
    act(() => jest.advanceTimersByTime(1000));
    expect(isOpen()).toBe(true);
  });

  it('names the five services', () => {
    fireEvent.click(button());
    const links = [...menu().querySelectorAll('a')].map(({ firstChild }) => firstChild?.textContent);
    expect(links).toEqual(['Auction Access', 'Auction Bidding', 'Import Services', 'Vehicle Sourcing', 'Consignment']);
  });
});

import { dealerName, defaultSettings } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { i18nFor } from '../../server/document/texts.js';
import type { SiteConfig } from '../../site-config.js';
import { SiteProvider } from '../site-context.js';
import { MenuFooter } from './menu-footer.js';
import { SavedLink } from './saved-link.js';

afterEach(() => localStorage.clear());

const save = (count: number) => {
  const cars = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: 'Car', price: null, sold: false, reserved: false }));
  localStorage.setItem('saved-vehicles', JSON.stringify(cars));
};

it.each([
  [0, 'Saved cars'],
  [2, 'Saved cars: 2'],
])('is in the menu of phones with %d saved cars', (count, text) => {
  save(count);
  const address = { en: 'Marina Mall, Dubai', ar: '', ja: '' };
  const contact = { whatsapp: '971500000000', phones: [], address, hours: defaultSettings.hours };
  const config = { name: dealerName('Test Motors'), ...contact } as unknown as SiteConfig;
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SiteProvider value={{ config, path: '/', search: '' }}>
        <MenuFooter onClose={() => undefined} />
      </SiteProvider>
    </I18nextProvider>,
  );
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('/saved');
});

it('reserves its space while nothing is saved, and then shows the count', () => {
  const { container } = render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SavedLink path="/" />
    </I18nextProvider>,
  );
  const link = container.querySelector('a');
  expect(link?.dataset.empty).toBe('true');
  act(() => {
    save(2);
    window.dispatchEvent(new Event('storage'));
  });
  expect(link?.dataset.empty).toBeUndefined();
  expect([link?.textContent, link?.getAttribute('aria-label')]).toEqual(['2', 'Saved cars: 2']);
});

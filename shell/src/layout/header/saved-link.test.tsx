import { I18nextProvider } from '@dealership/ui-kit';
import { afterEach, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { i18nFor } from '../../server/document/texts.js';
import { SavedLink } from './saved-link.js';

afterEach(() => localStorage.clear());

it('reserves its space while nothing is saved, and then shows the count', () => {
  const { container } = render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SavedLink path="/" />
    </I18nextProvider>,
  );
  const link = container.querySelector('a');
  expect(link?.dataset.empty).toBe('true');
  const cars = [1, 2].map((id) => ({ id, name: 'Car', price: null, sold: false, reserved: false }));
  act(() => {
    localStorage.setItem('saved-vehicles', JSON.stringify(cars));
    window.dispatchEvent(new Event('storage'));
  });
  expect(link?.dataset.empty).toBeUndefined();
  expect([link?.textContent, link?.getAttribute('aria-label')]).toEqual(['2', 'Saved cars: 2']);
});

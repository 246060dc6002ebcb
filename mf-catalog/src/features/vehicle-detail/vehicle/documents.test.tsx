import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { Documents } from './documents.js';

it('downloads a document under a descriptive name', () => {
  const documents = [{ kind: 'auction-sheet' as const, url: '/media/a.pdf' }];
  renderWithProviders(<Documents documents={documents} name="2024 Aldermere Marchmont" />, { namespace: 'catalog', texts });
  const document = screen.getByRole('link', { name: 'Auction sheet (PDF)' });
  expect(document.getAttribute('href')).toBe('/media/a.pdf');
  expect(document.getAttribute('download')).toBe('2024 Aldermere Marchmont - auction-sheet.pdf');
});

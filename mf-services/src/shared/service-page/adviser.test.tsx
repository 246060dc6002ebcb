import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../locales/en.json';
import { Adviser } from './adviser.js';

const linksOf = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
  delete document.documentElement.dataset.sitePhone;
  delete document.documentElement.dataset.siteWhatsapp;
});

it('links to the numbers in the document', () => {
  Object.assign(document.documentElement.dataset, { sitePhone: '+971 6 000 0248', siteWhatsapp: '971500000248' });
  renderWithProviders(<Adviser />, { namespace: 'services', texts });
  expect(linksOf()).toEqual([
    ['+971 6 000 0248', 'tel:+97160000248'],
    ['Ask an adviser', 'https://wa.me/971500000248'],
  ]);
});

it('links to the contact page without them', () => {
  renderWithProviders(<Adviser />, { namespace: 'services', texts });
  expect(linksOf()).toEqual([
    ['Call us', '/contact'],
    ['Ask an adviser', '/contact'],
  ]);
});

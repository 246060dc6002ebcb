import { renderWithProviders } from '@dealership/ui-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import texts from '../locales/en.json';
import { CostsSection } from './costs-section.js';
import { EndSection } from './end-section.js';
import { SheetSection } from './sheet-section.js';

const show = (part: ReactNode) => renderWithProviders(part, { namespace: 'auction-bidding', texts });
const wordsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The content below a heading. */
const under = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

describe('the costs', () => {
  it('are in four groups', () => {
    show(<CostsSection />);
    expect(wordsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
      'Our service fee',
      'Auction fees',
      'Export costs',
      'Shipping and handling',
    ]);
  });

  it.each([
    ['Our service fee', ['5% of the winning bid', 'Covers auction fees and documents', '$500', 'FREE from ¥5,000,000']],
    ['Auction fees', ['Included', 'In our service fee', '¥10,000–¥30,000', 'Depends on distance; the calculator uses ¥20,000']],
    ['Export costs', ['Included', 'With de-registration in Japan', 'Included', 'In our service fee']],
    [
      'Shipping and handling',
      ['$800–$1,500', '$1,200 on average', '$50–$100', 'Estimate; the calculator uses $150', '1–2% of the value', 'Recommended'],
    ],
  ])('are listed with their figures: %s', (group, amounts) => {
    show(<CostsSection />);
    expect(wordsOf(under(group).getAllByRole('definition'))).toEqual(amounts);
  });
});

it('keeps a range of money on one line in Japanese', () => {
  renderWithProviders(<CostsSection />, { namespace: 'auction-bidding', texts, language: 'ja' });
  screen.getByText('$50\u2060～\u2060$100');
});

it('has one opener for each group of the costs and of the marks, which phones show', () => {
  show(
    <>
      <CostsSection />
      <SheetSection />
    </>,
  );
  const openers = [...document.querySelectorAll('summary')];
  expect(wordsOf(openers)).toEqual(wordsOf(screen.getAllByRole('heading', { level: 3 })));
  expect(openers).toHaveLength(7);
});

it('ends with links to the auction access and the contact page', () => {
  show(<EndSection />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Get Auction Access', '/auction-access'],
    ['Ask Questions', '/contact'],
  ]);
});

describe('the guide to the auction sheet', () => {
  it.each([
    ['Overall grade', 'S 6 5 4.5 4 3.5 3 2 1 R RA'],
    ['Interior', 'A B C D'],
    ['Damage codes', 'A1 A2 A3 U1 U2 U3 W1 W2 W3 B E S C X XX P H Y G'],
  ])('shows the marks of %s, each with its meaning', (group, marks) => {
    show(<SheetSection />);
    expect(wordsOf(under(group).getAllByRole('term')).join(' ')).toBe(marks);
    for (const meaning of wordsOf(under(group).getAllByRole('definition'))) expect(meaning).toMatch(/^[A-Z].{5}/);
  });

  it.each([
    ['Overall grade', 'RA', 'Repaired after a light accident, and repaired well.'],
    ['Overall grade', '4.5', 'Very good: a few small scratches, clean all round.'],
    ['Interior', 'D', 'Heavy wear: tears, holes, dirt.'],
    ['Damage codes', 'U1 U2 U3', 'Dent: thumb-sized, palm-sized, larger'],
  ])('says under %s what %s means', (group, mark, meaning) => {
    show(<SheetSection />);
    expect(under(group).getByText(mark).closest('dt')?.nextSibling?.textContent).toBe(meaning);
  });
});

import type { AuditEntry, AuditPage } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { type LoadedPages, mergeAudits } from './merge-audits.js';

const page = (number: number, total: number, ...minutes: number[]): AuditPage => ({
  items: minutes.map((minute) => ({ id: minute, at: `2026-03-04T20:${minute}:00.000Z` }) as AuditEntry),
  ...{ total, page: number, pageSize: 2 },
});

const merged = (...loaded: LoadedPages[]) => {
  const { rows, next } = mergeAudits(loaded);
  return [rows.map(({ id }) => id), next];
};

it('merges the logs by time, up to where an unread page could hold newer entries', () => {
  const first = { catalog: page(1, 4, 50, 40), content: page(1, 2, 45, 10) };
  expect(merged(first)).toEqual([['catalog-50', 'content-45', 'catalog-40'], { catalog: 2 }]);
  expect(merged(first, { catalog: page(2, 4, 30, 20) })).toEqual([
    ['catalog-50', 'content-45', 'catalog-40', 'catalog-30', 'catalog-20', 'content-10'],
    {},
  ]);
});

it('shows an entry once that newer ones moved to the next page', () => {
  const [ids] = merged({ catalog: page(1, 3, 50, 40) }, { catalog: page(2, 4, 40, 30) });
  expect(ids).toEqual(['catalog-50', 'catalog-40', 'catalog-30']);
});

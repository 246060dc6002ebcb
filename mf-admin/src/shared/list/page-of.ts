import { PAGE_SIZE } from './use-list-state.js';

/** The part of a list that a table shows. */
export interface Shown<Row> {
  rows: Row[];
  total: number;
}

interface Wanted<Row> {
  page: number;
  q: string;
  /** The texts of a row that the search covers. */
  searchTexts: (row: Row) => (string | number)[];
  order?: (a: Row, b: Row) => number;
}

/** A text without case and accents, for comparisons. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One page of a list that the server returns as a whole: the rows that match every word of `q`, sorted. */
export function pageOf<Row>(rows: Row[] | undefined, { page, q, searchTexts, order }: Wanted<Row>): Shown<Row> | undefined {
  if (!rows) return undefined;
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  const matching = rows.filter((row) => {
    const text = fold(searchTexts(row).join(' '));
    return wanted.every((word) => text.includes(word));
  });
  const sorted = order ? matching.toSorted(order) : matching;
  return { rows: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: matching.length };
}

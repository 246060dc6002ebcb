import { PANELS, type Panel } from './car-panels.js';
import { type Code, codesOf, SIZED } from './panel-codes.js';

export const GRADES = ['S', '6', '5', '4.5', '4', '3.5', '3', '2', '1', 'R', 'RA'] as const;
export const INTERIORS = ['A', 'B', 'C', 'D'] as const;

export interface SheetMark {
  panel: Panel;
  code: Code;
  /** For codes with a size: 1 is small, 3 is large. */
  size?: 1 | 2 | 3;
}

/** The inspector's marks on the auction sheet of a car. */
export interface AuctionSheet {
  grade?: (typeof GRADES)[number] | undefined;
  interior?: (typeof INTERIORS)[number] | undefined;
  marks: SheetMark[];
}

export type ChangeSheet = (current: AuctionSheet) => AuctionSheet;

/** Upper limit; no readable sheet has more marks. */
export const MAX_MARKS = 40;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

export const isSized = (code: Code): boolean => SIZED.some((sized) => sized === code);

/** For example 'A1' or 'XX'. */
export const codeOf = ({ code, size }: SheetMark): string => `${code}${size ?? ''}`;

function markOf(panel: string | null, code: string | null, size: string | null): SheetMark | undefined {
  const known = oneOf(Object.keys(PANELS) as Panel[], panel);
  const fitting = known && oneOf(codesOf(known), code);
  if (!fitting) return undefined;
  if (!isSized(fitting)) return { panel: known, code: fitting };
  return { panel: known, code: fitting, size: (oneOf(['1', '2', '3'], size) ? Number(size) : 1) as 1 | 2 | 3 };
}

/** Parses a mark, such as 'left-front-door.A1'. */
function readMark(text: string): SheetMark | undefined {
  const [panel = '', code = ''] = text.split('.');
  const [, letters = '', size = null] = /^([A-Z]+)([1-3])?$/.exec(code) ?? [];
  return markOf(panel, letters, size);
}

/** A form without scripts adds a mark as `panel`, `code` and `size`. */
function readMarks(query: URLSearchParams): SheetMark[] {
  const added = markOf(query.get('panel'), query.get('code'), query.get('size'));
  return [...query.getAll('mark').map(readMark), added].filter((mark) => mark !== undefined);
}

/** Parses a sheet from a URL, ignoring unknown parts and marks that do not fit their panels. */
export const readSheet = (query: URLSearchParams): AuctionSheet => ({
  grade: oneOf(GRADES, query.get('grade')),
  interior: oneOf(INTERIORS, query.get('interior')),
  marks: readMarks(query).slice(0, MAX_MARKS),
});

/** Whether a URL has more marks than a sheet holds. */
export const exceedsSheet = (query: URLSearchParams): boolean => readMarks(query).length > MAX_MARKS;

export const isEmpty = ({ grade, interior, marks }: AuctionSheet): boolean => !grade && !interior && marks.length === 0;

const NAMES = ['grade', 'interior', 'mark', 'panel', 'code', 'size'];

/** Whether a URL has a sheet, even an empty one. */
export const hasSheet = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));

/** The URL of a sheet, keeping the rest of the query. */
export function writeSheet(sheet: AuctionSheet, others = new URLSearchParams()): URLSearchParams {
  const { grade, interior, marks } = sheet;
  const query = new URLSearchParams(others);
  for (const name of NAMES) query.delete(name);
  if (isEmpty(sheet)) query.set('grade', '');
  if (grade) query.set('grade', grade);
  if (interior) query.set('interior', interior);
  for (const mark of marks) query.append('mark', `${mark.panel}.${codeOf(mark)}`);
  return query;
}

import { AppError } from '../errors/app-error.js';

/** The end of a page: the sort value in UTC, as PostgreSQL writes it, and the last row. */
export interface CursorPosition {
  at: string;
  id: number;
}

/** The same in a list of several types of rows. */
export interface MixedCursorPosition extends CursorPosition {
  type: string;
}

const CURSOR = /^(infinity|\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)\|(?:([a-z]{1,20})\|)?(\d{1,10})$/;

const REFUSED = 'cursor is not one that a page gave';

const isMoment = (text: string): boolean => text === 'infinity' || !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`));

export const writeCursor = ({ at, type, id }: CursorPosition & Partial<MixedCursorPosition>): string =>
  Buffer.from([at, ...(type === undefined ? [] : [type]), id].join('|')).toString('base64url');

function read(cursor: string, isMixed: boolean): MixedCursorPosition {
  const [, at = '', type, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (isMoment(at) && Number(id) < 2 ** 31 && (type !== undefined) === isMixed) return { at, type: type ?? '', id: Number(id) };
  throw AppError.invalidField('cursor', REFUSED);
}

/** The page of rows read up to one more than its size, and the cursor that continues it. */
export function cursorPage<Row extends CursorPosition & Partial<MixedCursorPosition>>(
  rows: Row[],
  pageSize: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, next: last && rows.length > items.length ? writeCursor(last) : null };
}

/** @throws AppError if the cursor was not issued by a page */
export const readCursor = (cursor: string): CursorPosition => read(cursor, false);

/** @throws AppError if the cursor was not issued by a page of a list of several types */
export const readMixedCursor = (cursor: string): MixedCursorPosition => read(cursor, true);

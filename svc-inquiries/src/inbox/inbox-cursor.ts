import { AppError } from '@dealership/service-kit';

/** Position at the end of a page: the sort value in UTC, as PostgreSQL writes it, and the id of the last row. */
export interface Place {
  at: string;
  id: number;
}

const PLACE = /^(infinity|\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)\|(\d{1,10})$/;

export const writeCursor = ({ at, id }: Place): string => Buffer.from(`${at}|${id}`).toString('base64url');

const isMoment = (text: string): boolean => text === 'infinity' || !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`));

/** @throws AppError if the cursor was not issued by a page */
export function readCursor(cursor: string): Place {
  const [, at, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at !== undefined && isMoment(at) && Number(id) < 2 ** 31) return { at, id: Number(id) };
  const errors = [{ path: 'cursor', message: 'cursor is not one that a page gave' }];
  throw new AppError('VALIDATION_FAILED', {}, { errors });
}

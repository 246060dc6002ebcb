import { describe, expect, it } from '@jest/globals';
import { readCursor, readMixedCursor, writeCursor } from './cursor.js';

const AT = '2026-11-27 05:00:00.123456';
const cursor = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it.each([AT, '2026-11-27 05:00:00', 'infinity'])('names the row after which a page begins, at %s', (at) => {
    expect(readCursor(writeCursor({ at, id: 2 ** 31 - 1 }))).toMatchObject({ at, id: 2 ** 31 - 1 });
    expect(readMixedCursor(writeCursor({ at, type: 'note', id: 7 }))).toEqual({ at, type: 'note', id: 7 });
  });

  it.each(['', 'x', `${AT}|`, `${AT}|${2 ** 31}`, `${AT}|note|7`, '2026-99-99 00:00:00|7', '|7'])('is not %j', (text) => {
    expect(() => readCursor(cursor(text))).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  it('of a list of one type continues no list of several', () => {
    expect(() => readMixedCursor(cursor(`${AT}|7`))).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});

import { describe, expect, it } from '@jest/globals';
import { codeOfKind, INBOX_KINDS, readReference, requestReference } from './index.js';

const NIGHT = '2026-12-31T21:00:00Z';

describe("a request's reference", () => {
  it("has its kind's prefix, the year of its day in Dubai, and at least five digits", () => {
    expect(requestReference('membership', 4, '2026-11-20T20:30:00Z')).toBe('AM-2026-00004');
    expect(requestReference('contact', 123_456, new Date(NIGHT))).toBe('CM-2027-123456');
  });

  it('has a unique two-letter prefix', () => {
    const codes = INBOX_KINDS.map(codeOfKind);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(INBOX_KINDS)('round-trips kind and number: %s', (kind) => {
    expect(readReference(requestReference(kind, 117, NIGHT))).toEqual({ kind, number: 117 });
  });

  it.each([
    ['cm-2026-00117', { kind: 'contact', number: 117 }],
    ['CM 2026 00117', { kind: 'contact', number: 117 }],
    ['CM-117', { kind: 'contact', number: 117 }],
    ['CM117', { kind: 'contact', number: 117 }],
    ['2026-00117', { kind: undefined, number: 117 }],
    ['117', undefined],
    ['2026-117', undefined],
    ['XX-2026-00117', undefined],
    ['CM-2026-00117 x', undefined],
    ['', undefined],
  ])('parses %s', (text, read) => {
    expect(readReference(text)).toEqual(read);
  });
});

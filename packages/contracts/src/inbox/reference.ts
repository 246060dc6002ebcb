import { dubaiDay } from '../time/opening-hours.js';
import { codeOfKind, INBOX_KINDS, type InboxKind } from './inbox.js';

const LEAST_DIGITS = 5;

/**
 * What a request is called wherever somebody reads or says its number: 'CM-2026-00117'. The year is that of its day in Asia/Dubai. A
 * membership has the number of its payment, which its member knows.
 */
export function requestReference(kind: InboxKind, number: number, createdAt: Date | string): string {
  const year = dubaiDay(new Date(createdAt)).slice(0, 4);
  return [codeOfKind(kind), year, String(number).padStart(LEAST_DIGITS, '0')].join('-');
}

/** What a reference names. The year says nothing more: numbers of a kind do not begin anew. */
export interface ParsedReference {
  number: number;
  /** Undefined where the letters were left out, '2026-00117'. */
  kind?: InboxKind | undefined;
}

const KINDS = new Map(INBOX_KINDS.map((kind) => [codeOfKind(kind), kind]));

const REFERENCE = new RegExp(
  `^(?:(${[...KINDS.keys()].join('|')})[- ]?(?:20\\d{2}[- ])?|20\\d{2}-(?=\\d{${LEAST_DIGITS}}))(\\d{1,9})$`,
  'i',
);

/** Reads a reference in small or capital letters, also without its letters or without its year; undefined of anything else. */
export function readReference(text: string): ParsedReference | undefined {
  const [, code, number] = REFERENCE.exec(text) ?? [];
  return number === undefined
    ? undefined
    : ({ number: Number(number), kind: code && KINDS.get(code.toUpperCase()) } as ParsedReference);
}

import { dubaiDay } from '../../time/opening-hours.js';
import { codeOfKind, INBOX_KINDS, type InboxKind } from './inbox.js';

const MIN_DIGITS = 5;

/**
 * The reference of a request: 'CM-2026-00117'. The year is that of its day in Asia/Dubai. A membership uses the number
 * of its payment, which its member knows.
 */
export function requestReference(kind: InboxKind, number: number, createdAt: Date | string): string {
  const year = dubaiDay(new Date(createdAt)).slice(0, 4);
  return [codeOfKind(kind), year, String(number).padStart(MIN_DIGITS, '0')].join('-');
}

/** A parsed reference. The year is redundant: numbers of a kind do not restart. */
export interface ParsedReference {
  number: number;
  /** Undefined if the prefix was left out, '2026-00117'. */
  kind?: InboxKind | undefined;
}

const KINDS = new Map(INBOX_KINDS.map((kind) => [codeOfKind(kind), kind]));

const REFERENCE = new RegExp(
  `^(?:(${[...KINDS.keys()].join('|')})[- ]?(?:20\\d{2}[- ])?|20\\d{2}-(?=\\d{${MIN_DIGITS}}))(\\d{1,9})$`,
  'i',
);

/** Parses a reference in any letter case, also without its prefix or its year; undefined for anything else. */
export function readReference(text: string): ParsedReference | undefined {
  const [, code, number] = REFERENCE.exec(text) ?? [];
  return number === undefined
    ? undefined
    : ({ number: Number(number), kind: code && KINDS.get(code.toUpperCase()) } as ParsedReference);
}

import type { Row } from './series.js';

const QUOTED = /[",\r\n]/;
/** Matches cells that a spreadsheet would interpret as formulas. */
const FORMULA = /^[=+\-@\t]/;

/** Marks of direction, which names have on pages. */
const DIRECTION = /[\u200e\u200f\u2066-\u2069]/g;

function cell(value: string | number): string {
  if (Number.isNaN(value)) return '';
  const written = String(value).replace(DIRECTION, '');
  const text = typeof value === 'string' && FORMULA.test(written) ? `'${written}` : written;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A plot's table as CSV, with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (head: string[], rows: Row[]): string =>
  `\uFEFF${[head, ...rows.map(({ label, values }) => [label, ...values])].map((line) => line.map(cell).join()).join('\r\n')}\r\n`;

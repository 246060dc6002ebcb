import type { Row } from './series.js';

const QUOTED = /[",\r\n]/;
/** Matches cells that a spreadsheet would interpret as formulas. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string | number): string {
  if (Number.isNaN(value)) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A plot's table as CSV, with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (head: string[], rows: Row[]): string =>
  `\uFEFF${[head, ...rows.map(({ label, values }) => [label, ...values])].map((line) => line.map(cell).join()).join('\r\n')}\r\n`;

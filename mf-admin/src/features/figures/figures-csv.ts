import type { Row } from './series.js';

const QUOTED = /[",\r\n]/;
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string | number): string {
  if (Number.isNaN(value)) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table of a plot as a file of comma-separated values, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (head: string[], rows: Row[]): string =>
  `\uFEFF${[head, ...rows.map(({ label, values }) => [label, ...values])].map((line) => line.map(cell).join()).join('\r\n')}\r\n`;

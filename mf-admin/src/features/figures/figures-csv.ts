import type { Row } from './series.js';

const QUOTED = /[",\r\n]/;
/** Text that a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string | number): string {
  if (Number.isNaN(value)) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table of a plot as CSV, with a byte order mark so that spreadsheets recognise UTF-8. */
export const toCsv = (head: string[], rows: Row[]): string =>
  `\uFEFF${[head, ...rows.map(({ label, values }) => [label, ...values])].map((line) => line.map(cell).join()).join('\r\n')}\r\n`;

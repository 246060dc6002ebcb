import { type Html, html, lines } from './html.js';
import { type FactRow, facts, quotation } from './layout.js';

/** One thing that an e-mail lists. `long`: somebody's own text of several lines, which is quoted. */
export interface Fact {
  label: string;
  text: string;
  /** Instead of `text`, where HTML can do more. */
  html?: Html;
  long?: boolean;
}

const row = ({ label, text, html: rich, long }: Fact): FactRow => [
  label,
  rich ?? (long ? quotation(lines(text)) : html`<bdi>${text}</bdi>`),
];

export const factTable = (list: Fact[]): Html => facts(list.map(row));

import type { ReactNode } from 'react';
import { Quotation } from './elements.js';
import { INK, IVORY } from './theme.js';

/** One thing that an e-mail lists. `long`: somebody's own text of several lines, which is quoted. */
export interface Fact {
  label: string;
  /** Empty for what was left out. */
  text: string;
  /** Instead of `text`, where more than its letters is to be shown: a link, say. */
  content?: ReactNode;
  long?: boolean;
}

const CELL = { padding: '8px 0', borderBottom: `1px solid ${INK.line}`, textAlign: 'start', verticalAlign: 'top' } as const;
const LABEL = { ...CELL, paddingInlineEnd: 16, width: '32%', fontWeight: 400, color: IVORY.secondary } as const;

interface FactTableProps {
  facts: Fact[];
  /** What long texts stand in; see `Quotation`. */
  quotation?: 'blockquote' | 'div';
}

/** Names and values below each other. */
export const FactTable = ({ facts, quotation = 'blockquote' }: FactTableProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    data-text="facts"
    style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}
  >
    <tbody>
      {facts.map(({ label, text, content, long }) => (
        <tr key={label}>
          <th scope="row" className="quiet line" style={LABEL}>
            {label}
          </th>
          <td className="text line" style={{ ...CELL, color: IVORY.text }}>
            {content ?? (long ? <Quotation element={quotation} text={text} /> : <bdi>{text}</bdi>)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

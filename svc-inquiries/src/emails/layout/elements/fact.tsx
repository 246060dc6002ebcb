import type { ReactNode } from 'react';
import { Quotation } from './elements.js';
import { INK, IVORY } from './theme.js';

/** One labelled value in an e-mail. `long`: a person's own multi-line text, shown as a quotation. */
export interface Fact {
  label: string;
  /** Empty if nothing was entered. */
  text: string;
  /** Replaces `text` if the value needs markup, such as a link. */
  content?: ReactNode;
  long?: boolean;
}

const CELL = { padding: '8px 0', borderBottom: `1px solid ${INK.line}`, textAlign: 'start', verticalAlign: 'top' } as const;
const LABEL = { ...CELL, paddingInlineEnd: 16, width: '32%', fontWeight: 400, color: IVORY.secondary } as const;

interface FactTableProps {
  facts: Fact[];
  /** Element for long texts; see `Quotation`. */
  quotation?: 'blockquote' | 'div';
}

/** Names and values in a table. */
export const FactTable = ({ facts, quotation = 'blockquote' }: FactTableProps) => (
  <table
    role="presentation"
    className="facts"
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

import { Fragment, type ReactNode } from 'react';
import { GOLD, INK } from './theme.js';

/** The lines of a text, separated by line breaks. */
export const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** A text whose matches of `part`, a pattern with one group, each stay on one line. */
export const unbroken = (text: string, part: RegExp): ReactNode[] =>
  text.split(part).map((piece, at) =>
    at % 2 ? (
      <span key={piece} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

interface ElementProps {
  children: ReactNode;
}

export const Paragraph = ({ children }: ElementProps) => <p style={{ margin: '0 0 16px' }}>{children}</p>;

interface LinkProps extends ElementProps {
  href: string;
}

export const Link = ({ href, children }: LinkProps) => (
  <a className="gold" href={href} style={{ color: GOLD, textDecoration: 'underline', overflowWrap: 'anywhere' }}>
    {children}
  </a>
);

const BUTTON = {
  display: 'inline-block',
  padding: '12px 24px',
  background: GOLD,
  color: INK.page,
  fontWeight: 600,
  textDecoration: 'none',
};

/** The e-mail's call to action. */
export const Button = ({ href, children }: LinkProps) => (
  <a href={href} style={BUTTON}>
    {children}
  </a>
);

/** A numbered list of steps. */
export const Steps = ({ texts }: { texts: string[] }) => (
  <ol style={{ margin: '0 0 16px', paddingInlineStart: 24 }}>
    {texts.map((text) => (
      <li key={text} style={{ margin: '0 0 8px' }}>
        {text}
      </li>
    ))}
  </ol>
);

/** Phone numbers, addresses and the like read from left to right in every language. */
export const LeftToRight = ({ children }: ElementProps) => <bdi dir="ltr">{children}</bdi>;

/** A phone number to call, on one line. */
export const Phone = ({ number }: { number: string }) => (
  <Link href={`tel:${number.replace(/[^+\d]/g, '')}`}>
    <LeftToRight>
      <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
    </LeftToRight>
  </Link>
);

/** A quoted text. Its first letter sets its direction. `element`: plain text marks a blockquote with '>'. */
export const Quotation = ({ element: Element, text }: { element: 'blockquote' | 'div'; text: string }) => (
  <Element
    dir="auto"
    data-text="verbatim"
    className="field"
    style={{ margin: 0, padding: '12px 16px', background: INK.field, borderInlineStart: `2px solid ${GOLD}` }}
  >
    {lines(text)}
  </Element>
);

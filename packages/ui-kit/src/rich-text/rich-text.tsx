import { EMPTY_HTML } from '@dealership/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { withHeadingIds } from './contents.js';
import { htmlNodes } from './html-nodes.js';
import { toParagraphs } from './to-paragraphs.js';

export interface RichTextProps {
  /** Sanitised by the service. */
  html: string;
  /** Its headings can be linked to: `headingsOf`. */
  withContents?: boolean;
  className?: string | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Pictures are loaded when the reader comes near. */
function toMarkup(html: string, withContents: boolean): string {
  const markup = toParagraphs(html).replace(/<img /g, '<img loading="lazy" ');
  return withContents ? withHeadingIds(markup) : markup;
}

const onServer = typeof window === 'undefined';

/** A text with its paragraphs, headings, lists and pictures. The server writes it as markup; the browser, where it writes it, as nodes. */
export function RichText({ html, withContents = false, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = place.current;
    const isServed = shown.current === undefined && element?.hasChildNodes();
    if (!isServed) element?.replaceChildren(htmlNodes(toMarkup(html, withContents)));
    shown.current = html;
  }, [html, withContents]);
  return (
    <div
      ref={place}
      {...rest}
      data-prose=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the service sanitises posts when they are written and when they are read.
      dangerouslySetInnerHTML={{ __html: onServer ? toMarkup(html, withContents) : EMPTY_HTML }}
    />
  );
}

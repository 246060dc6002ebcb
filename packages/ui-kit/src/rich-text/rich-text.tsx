import { EMPTY_HTML } from '@dealership/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { withHeadingIds } from './contents.js';
import { htmlNodes } from './html-nodes.js';
import { toParagraphs } from './to-paragraphs.js';

export interface RichTextProps {
  /** Must already be sanitised by the service. */
  html: string;
  /** Makes its headings linkable: `headingsOf`. */
  withContents?: boolean;
  className?: string | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Loads pictures lazily. */
function toMarkup(html: string, withContents: boolean): string {
  const markup = toParagraphs(html).replace(/<img /g, '<img loading="lazy" ');
  return withContents ? withHeadingIds(markup) : markup;
}

const onServer = typeof window === 'undefined';

/**
 * Rich text with paragraphs, headings, lists and pictures. Rendered as markup on the server, as nodes in the browser.
 */
export function RichText({ html, withContents = false, ...rest }: RichTextProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = containerRef.current;
    const isServed = shown.current === undefined && element?.hasChildNodes();
    if (!isServed) element?.replaceChildren(htmlNodes(toMarkup(html, withContents)));
    shown.current = html;
  }, [html, withContents]);
  return (
    <div
      ref={containerRef}
      {...rest}
      data-prose=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the service sanitises posts on write and on read.
      dangerouslySetInnerHTML={{ __html: onServer ? toMarkup(html, withContents) : EMPTY_HTML }}
    />
  );
}

import { EMPTY_HTML } from '@dealership/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { htmlNodes } from './html-nodes.js';
import { toParagraphs } from './to-paragraphs.js';

export interface RichTextProps {
  /** Sanitised by the service. */
  html: string;
  className?: string | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
}

const onServer = typeof window === 'undefined';

/** A text with its paragraphs, headings, lists and pictures. The server writes it as markup; the browser, where it writes it, as nodes. */
export function RichText({ html, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = place.current;
    const isServed = shown.current === undefined && element?.hasChildNodes();
    if (!isServed) element?.replaceChildren(htmlNodes(toParagraphs(html)));
    shown.current = html;
  }, [html]);
  return (
    <div
      ref={place}
      {...rest}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the service sanitises posts when they are written and when they are read.
      dangerouslySetInnerHTML={{ __html: onServer ? toParagraphs(html) : EMPTY_HTML }}
    />
  );
}

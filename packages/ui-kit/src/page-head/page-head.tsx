import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from '../head/page-head-props.js';
import { useLanguage } from '../i18n/use-language.js';
import { showHead } from './show-head.js';

/** Collects a page's head while it is rendered on the server. */
export interface HeadSink {
  head?: PageHeadProps;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** Says what the page that renders it is: in the server's document, and in the browser from then on. */
export function PageHead(props: PageHeadProps) {
  const sink = useContext(HeadSinkContext);
  const { language } = useLanguage();
  if (sink) sink.head = props;
  useEffect(() => showHead(props, language));
  return null;
}

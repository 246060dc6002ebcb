import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from '../head/page-head-props.js';
import { useLanguage } from '../i18n/use-language.js';
import { showHead } from './show-head.js';

/** Collects a page's head during server rendering. */
export interface HeadSink {
  head?: PageHeadProps;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** Sets the metadata of the rendered page: in the server's document, and on client-side navigation. */
export function PageHead(props: PageHeadProps) {
  const sink = useContext(HeadSinkContext);
  const { language } = useLanguage();
  if (sink) sink.head = props;
  useEffect(() => showHead(props, language));
  return null;
}

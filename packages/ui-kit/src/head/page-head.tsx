import { DEFAULT_PAGE_TITLE } from '@dealership/contracts';
import { createContext, useContext, useEffect } from 'react';

/** A picture that the document should fetch before anything else asks for it. */
export interface PreloadedPicture {
  srcSet: string;
  sizes: string;
  type: string;
}

/** The picture that stands for a page where it is shared: an address of this site, its size in pixels. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page says of itself. `title` without the site's name. `status`: the HTTP status of the document. */
export interface PageHeadProps {
  title: string;
  description: string;
  status?: number;
  robots?: 'noindex';
  picture?: PreloadedPicture;
  /** Path and query under which search engines should know it; its path alone unless said otherwise. */
  canonical?: string;
  /** What it is for those who share it; a page of the site unless said otherwise. */
  kind?: 'article';
  sharePicture?: SharePicture;
  /** schema.org nodes for search engines. Addresses that begin with `/` are made absolute by the document. */
  structuredData?: object[];
}

/** Collects a page's head while it is rendered on the server. */
export interface HeadSink {
  head?: PageHeadProps;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** `2024 Aurelio Vento | Aureva Motors`; a page without a title of its own has the site's default. */
export const documentTitle = (title: string, siteName: string): string => (title ? `${title} | ${siteName}` : DEFAULT_PAGE_TITLE);

const setMeta = (name: string, content: string | undefined): void => {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

/** Title and description of the page that renders it: in the server's document, and in the browser from then on. */
export function PageHead(props: PageHeadProps) {
  const sink = useContext(HeadSinkContext);
  if (sink) sink.head = props;
  const { title, description, robots } = props;
  useEffect(() => {
    document.title = documentTitle(title, document.documentElement.dataset.siteName ?? '');
    setMeta('description', description);
    setMeta('robots', robots);
  }, [title, description, robots]);
  return null;
}

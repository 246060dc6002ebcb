import type { Language } from '@dealership/contracts';
import type { StructuredData } from './structured-data.js';

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

/** What a page says of itself. `status`: the HTTP status of the document. */
export interface PageHeadProps {
  /** Without the site's name, which is added to it. */
  title: string;
  /** Nothing is added to the title. */
  titleAlone?: true;
  description: string;
  status?: number;
  robots?: 'noindex';
  /** The one that it is read in where the reader has chosen none. */
  language?: Language;
  picture?: PreloadedPicture;
  /** Path and query under which search engines should know it; its path alone unless said otherwise. */
  canonical?: string;
  /** What it is for those who share it; a page of the site unless said otherwise. */
  kind?: 'article';
  sharePicture?: SharePicture;
  /** schema.org nodes for search engines. Addresses that begin with `/` are made absolute by the document. */
  structuredData?: StructuredData[];
}

import type { Language } from '@dealership/contracts';
import type { StructuredData } from './structured-data.js';

/** A picture to preload. */
export interface PreloadedPicture {
  srcSet: string;
  sizes: string;
  type: string;
}

/** A page's share picture: a URL of this site, its size in pixels. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Metadata of a page. `status`: the HTTP status of the document. */
export interface PageHeadProps {
  /** Without the site's name, which is appended. */
  title: string;
  /** Used without the site's name. */
  titleAlone?: true;
  description: string;
  status?: number;
  robots?: 'noindex';
  /** The default language if the reader has not chosen one. */
  language?: Language;
  picture?: PreloadedPicture;
  /** Canonical path and query; by default only the path. */
  canonical?: string;
  /** Open Graph type; by default a page of the site. */
  kind?: 'article';
  sharePicture?: SharePicture;
  /** schema.org nodes for search engines. The document makes URLs starting with `/` absolute. */
  structuredData?: StructuredData[];
}

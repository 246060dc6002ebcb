import { type Language, languageSettings, NEWS_FEED_FILES, NEWS_FEED_TYPES, type NewsFeedFile } from '@dealership/contracts';
import { AppError } from '../errors/app-error.js';
import { xmlDocument } from './xml-document.js';

export interface NewsEntry {
  title: string;
  /** Its page in the feed's language. */
  url: string;
  summary: string;
  publishedAt: Date;
}

export interface NewsFeedParts {
  title: string;
  siteName: string;
  language: Language;
  /** The page that lists the feed's entries. */
  page: string;
  /** The feed's own URL. */
  self: string;
  /** Newest first. */
  entries: NewsEntry[];
}

const BEGINNING = new Date(0);

/** RSS 2.0: https://www.rssboard.org/rss-specification */
const rss = ({ title, siteName, language, page, self, entries }: NewsFeedParts): string =>
  xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${title} - ${siteName}`,
        link: page,
        description: `${title} - ${siteName}`,
        language: languageTag(language),
        'atom:link': { '@href': self, '@rel': 'self', '@type': NEWS_FEED_TYPES['rss.xml'] },
        item: entries.map((entry) => ({
          title: entry.title,
          link: entry.url,
          guid: { '@isPermaLink': 'true', '#': entry.url },
          pubDate: entry.publishedAt.toUTCString(),
          description: entry.summary,
        })),
      },
    },
  });

/** Atom: RFC 4287 */
const atom = ({ title, siteName, language, page, self, entries }: NewsFeedParts): string =>
  xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': languageTag(language),
      title: `${title} - ${siteName}`,
      id: self,
      updated: (entries[0]?.publishedAt ?? BEGINNING).toISOString(),
      author: { name: siteName },
      link: [
        { '@rel': 'alternate', '@type': 'text/html', '@href': page },
        { '@rel': 'self', '@type': NEWS_FEED_TYPES['atom.xml'], '@href': self },
      ],
      entry: entries.map((entry) => ({
        title: entry.title,
        id: entry.url,
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': entry.url },
        published: entry.publishedAt.toISOString(),
        updated: entry.publishedAt.toISOString(),
        summary: entry.summary,
      })),
    },
  });

/** Without digit grouping. */
const languageTag = (language: Language): string => languageSettings(language).locale.slice(0, 5);

const WRITERS: Record<NewsFeedFile, (parts: NewsFeedParts) => string> = { 'rss.xml': rss, 'atom.xml': atom };

export const newsFeed = (file: NewsFeedFile, parts: NewsFeedParts): string => WRITERS[file](parts);

/** The file named by a path. @throws AppError ROUTE_NOT_FOUND */
export function newsFeedFile(name: string): NewsFeedFile {
  const found = NEWS_FEED_FILES.find((file) => file === name);
  if (!found) throw new AppError('ROUTE_NOT_FOUND');
  return found;
}

export const newsFeedType = (file: NewsFeedFile): string => `${NEWS_FEED_TYPES[file]}; charset=utf-8`;

import { type Language, languageSettings, NEWS_FEED_FILES, NEWS_FEED_TYPES, type NewsFeedFile } from '@dealership/contracts';
import { AppError } from '../errors/app-error.js';
import { xmlDocument } from './xml-document.js';

export interface NewsEntry {
  /** Unique within the site and never changed, unlike title and URL: `post-7`. */
  key: string;
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

/** A tag URI (RFC 4151). Feed readers show an entry with another id as new (RFC 4287, 4.2.6). */
const idOf = ({ key, publishedAt }: NewsEntry, { self }: NewsFeedParts): string =>
  `tag:${new URL(self).hostname},${publishedAt.getUTCFullYear()}:${key}`;

/** RSS 2.0: https://www.rssboard.org/rss-specification */
const rss = (parts: NewsFeedParts): string => {
  const { title, siteName, language, page, self, entries } = parts;
  return xmlDocument({
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
          guid: { '@isPermaLink': 'false', '#': idOf(entry, parts) },
          pubDate: entry.publishedAt.toUTCString(),
          description: entry.summary,
        })),
      },
    },
  });
};

/** Atom: RFC 4287 */
const atom = (parts: NewsFeedParts): string => {
  const { title, siteName, language, page, self, entries } = parts;
  return xmlDocument({
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
        id: idOf(entry, parts),
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': entry.url },
        published: entry.publishedAt.toISOString(),
        updated: entry.publishedAt.toISOString(),
        summary: entry.summary,
      })),
    },
  });
};

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

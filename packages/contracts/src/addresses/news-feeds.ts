import type { Language } from '../languages/languages.js';

/** Files of a news feed. */
export const NEWS_FEED_FILES = ['rss.xml', 'atom.xml'] as const;

export type NewsFeedFile = (typeof NEWS_FEED_FILES)[number];

/** Media type by file. */
export const NEWS_FEED_TYPES: Record<NewsFeedFile, string> = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
};

/** Format by file. */
const NEWS_FEED_FORMATS: Record<NewsFeedFile, string> = { 'rss.xml': 'RSS', 'atom.xml': 'Atom' };

/** News feeds for visitors, below `/api/feeds`. */
export const NEWS_FEEDS = {
  arrivals: { en: 'New arrivals', ar: 'وصل حديثًا', ja: '新着車両' },
  posts: { en: 'Blog', ar: 'المدونة', ja: 'ブログ' },
} as const satisfies Record<string, Record<Language, string>>;

export type NewsFeed = keyof typeof NEWS_FEEDS;

/** The name of a news feed with its format, such as 'Blog (RSS)'. */
export const newsFeedTitle = (feed: NewsFeed, file: NewsFeedFile, language: Language): string =>
  `${NEWS_FEEDS[feed][language]} (${NEWS_FEED_FORMATS[file]})`;

/** Maximum entries of a news feed. */
export const NEWS_FEED_LENGTH = 30;

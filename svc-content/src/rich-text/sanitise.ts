import type { BlogPostTexts, Translations } from '@dealership/contracts';
import sanitizeHtml from 'sanitize-html';

const TEXT = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'code', 'pre'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const PICTURES = ['figure', 'figcaption', 'img'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...LISTS, ...TABLES, ...PICTURES, 'a'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  // `//other.example` has no scheme that the lists above could reject.
  allowProtocolRelative: false,
  // The page's h1 is the title of the post.
  transformTags: { h1: 'h2' },
};

/** A post's HTML without scripts, styles or embeds; texts and blank lines stay. Idempotent. */
export const sanitise = (html: string): string => sanitizeHtml(html, OPTIONS);

type PostTranslations = Translations<BlogPostTexts>;

/** The translations of a post with sanitised contents; an empty content counts as missing. */
export function sanitiseTranslations(translations: PostTranslations): PostTranslations {
  const languages = Object.entries(translations).map(([language, { content, ...texts }]) => {
    const clean = content === undefined ? '' : sanitise(content);
    return [language, { ...texts, ...(clean.trim() && { content: clean }) }];
  });
  return Object.fromEntries(languages) as PostTranslations;
}

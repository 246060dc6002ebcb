import {
  BLOG_POST_TEXTS,
  type BlogPost as BlogPostResponse,
  type Language,
  readingMinutes,
  type StaffBlogPost,
} from '@dealership/contracts';
import { translated } from '@dealership/service-kit';
import { sanitise, sanitiseTranslations } from '../rich-text/sanitise.js';
import type { BlogPost } from './blog-post.entity.js';

const dates = ({ createdAt, publishedAt, updatedAt }: Pick<BlogPost, 'createdAt' | 'publishedAt' | 'updatedAt'>) => ({
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});

export const toStaffBlogPost = (row: BlogPost): StaffBlogPost => ({
  ...row,
  content: sanitise(row.content),
  translations: sanitiseTranslations(row.translations),
  ...dates(row),
});

/** What visitors read in a language; untranslated texts are in their original language. */
export function toBlogPost(
  { translations, outdated: _, ...row }: BlogPost,
  formerSlugs: string[],
  language: Language,
): BlogPostResponse {
  const { texts, textLanguages } = translated(translations, BLOG_POST_TEXTS, language);
  // Metadata for search engines has one language: without own SEO texts it uses the translation's title and excerpt.
  const seo = { ...('title' in texts && { seoTitle: null }), ...('excerpt' in texts && { seoDescription: null }) };
  return {
    ...row,
    formerSlugs,
    ...seo,
    ...texts,
    readTime: texts.content === undefined ? row.readTime : readingMinutes(texts.content, language),
    content: sanitise(texts.content ?? row.content),
    ...dates(row),
    textLanguages,
  };
}

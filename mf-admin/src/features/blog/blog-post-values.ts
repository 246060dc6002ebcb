import {
  type BlogCategory,
  DEFAULT_READ_MINUTES,
  type StaffBlogPost,
  slugOf,
  type TranslationLanguage,
} from '@dealership/contracts';
import { toWholeNumber } from '../../shared/form/record-form/field/to-whole-number.js';
import { fromLines, toLines } from '../../shared/form/translations/text-values.js';

type PostTexts = NonNullable<StaffBlogPost['translations']['ar']>;

/** Texts of one language, with one tag per line. */
type PostTextValues = Omit<PostTexts, 'tags'> & { tags: string };

/** The form's values; the reading time is the text as typed. */
export interface BlogPostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  imageAlt: string;
  category: BlogCategory;
  author: string;
  readTime: string;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
  published: boolean;
  featured: boolean;
  translations: Partial<Record<TranslationLanguage, PostTextValues>>;
  outdated: StaffBlogPost['outdated'];
}

/** Parses the reading time; text that is not a number gives the default. */
export const readTimeOf = (typed: string): number => toWholeNumber(typed, DEFAULT_READ_MINUTES);

const inEachLanguage = <Texts>(textsOf: (language: TranslationLanguage) => Texts): Record<TranslationLanguage, Texts> => ({
  ar: textsOf('ar'),
  ja: textsOf('ja'),
});

export const toValues = (post?: StaffBlogPost): BlogPostValues => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
  imageUrl: post?.imageUrl ?? '',
  imageAlt: post?.imageAlt ?? '',
  category: post?.category ?? 'News',
  author: post?.author ?? '',
  readTime: String(post?.readTime ?? DEFAULT_READ_MINUTES),
  tags: post?.tags ?? [],
  seoTitle: post?.seoTitle ?? '',
  seoDescription: post?.seoDescription ?? '',
  published: post?.published ?? false,
  featured: post?.featured ?? false,
  translations: inEachLanguage((language) => {
    const texts = post?.translations[language];
    return { ...texts, tags: toLines(texts?.tags) };
  }),
  outdated: post?.outdated ?? {},
});

export const toInput = ({ imageUrl, readTime, translations, ...rest }: BlogPostValues) => ({
  ...rest,
  imageUrl: imageUrl || null,
  translations: inEachLanguage((language) => ({ ...translations[language], tags: fromLines(translations[language]?.tags) })),
  readTime: readTimeOf(readTime),
});

/**
 * Updates the fields derived from a title when it changes: the SEO title and, of a new post, the slug. Each is updated
 * only while it still equals the value derived from the previous title. The address of a stored post may be public, even
 * if the post is hidden at present.
 */
export function followTitle(before: string, values: BlogPostValues, isNew: boolean): Partial<BlogPostValues> {
  const { title, slug, seoTitle } = values;
  return {
    ...(isNew && slug === slugOf(before) && { slug: slugOf(title) }),
    ...(seoTitle === before && { seoTitle: title }),
  };
}

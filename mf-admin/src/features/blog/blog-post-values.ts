import { type BlogCategory, type BlogPost, DEFAULT_READ_MINUTES, slugOf } from '@dealership/contracts';
import { toWholeNumber } from '../../shared/record-form/to-whole-number.js';

/** What the form holds: the reading time as it is typed. */
export interface BlogPostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  category: BlogCategory;
  author: string;
  readTime: string;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
  published: boolean;
  featured: boolean;
}

/** A reading time that is no number is the standard one. */
export const readTimeOf = (typed: string): number => toWholeNumber(typed, DEFAULT_READ_MINUTES);

export const toValues = (post?: BlogPost): BlogPostValues => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
  imageUrl: post?.imageUrl ?? '',
  category: post?.category ?? 'News',
  author: post?.author ?? '',
  readTime: String(post?.readTime ?? DEFAULT_READ_MINUTES),
  tags: post?.tags ?? [],
  seoTitle: post?.seoTitle ?? '',
  seoDescription: post?.seoDescription ?? '',
  published: post?.published ?? false,
  featured: post?.featured ?? false,
});

export const toInput = ({ imageUrl, readTime, ...rest }: BlogPostValues) => ({
  ...rest,
  imageUrl: imageUrl || null,
  readTime: readTimeOf(readTime),
});

/**
 * What follows a title that was changed: the SEO title and, until the post has been published, the slug; each as long as it still
 * is what the title before made of it.
 */
export function followTitle(before: string, values: BlogPostValues, isPublished: boolean): Partial<BlogPostValues> {
  const { title, slug, seoTitle } = values;
  return {
    ...(!isPublished && slug === slugOf(before) && { slug: slugOf(title) }),
    ...(seoTitle === before && { seoTitle: title }),
  };
}

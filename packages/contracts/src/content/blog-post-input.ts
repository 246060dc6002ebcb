import * as z from 'zod/mini';
import { choice, line, messageKey, text } from '../fields/form-fields.js';
import { flag, nullableLine, optionalPicture, versionField, wholeNumber } from '../fields/staff/staff-fields.js';
import { outdatedField, translationsField } from '../fields/translations.js';
import { BLOG_CATEGORIES } from './blog-post.js';

export const MAX_READ_MINUTES = 60;
export const DEFAULT_READ_MINUTES = 5;

/**
 * The slug of a title: lowercase; only letters, digits, spaces and hyphens stay; spaces become hyphens. Empty for a
 * title without Latin letters or digits.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');

const slugField = z
  .string(messageKey('slug'))
  .check(z.trim(), z.maxLength(120, messageKey('tooLong')), z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, messageKey('slug')));

const tagsField = z.array(line(1, 'tags', 40), messageKey('tags')).check(
  z.maxLength(20, messageKey('tags')),
  z.refine((tags) => new Set(tags).size === tags.length, { error: messageKey('tags') }),
);

/** Translated fields. */
const texts = {
  title: line(0, 'title', 200),
  excerpt: text(0, 'excerpt', 1000),
  content: text(0, 'content', 100_000),
  author: line(0, 'author', 100),
  imageAlt: nullableLine(250),
  tags: tagsField,
  seoTitle: nullableLine(200),
  seoDescription: nullableLine(400),
};

export const BLOG_POST_TEXTS = [
  'title',
  'excerpt',
  'content',
  'author',
  'imageAlt',
  'tags',
  'seoTitle',
  'seoDescription',
] as const satisfies (keyof typeof texts)[];

const fields = {
  title: line(1, 'title', 200),
  excerpt: text(1, 'excerpt', 1000),
  content: text(1, 'content', 100_000),
  author: line(1, 'author', 100),
};

const more = {
  slug: slugField,
  imageAlt: texts.imageAlt,
  translations: translationsField(texts),
  outdated: outdatedField(BLOG_POST_TEXTS),
  imageUrl: optionalPicture,
  category: choice(BLOG_CATEGORIES, 'category'),
  readTime: wholeNumber(1, MAX_READ_MINUTES, messageKey('readTime')),
  tags: tagsField,
  seoTitle: nullableLine(200),
  seoDescription: nullableLine(400),
  published: flag,
  featured: flag,
};

/** Body of `POST /api/blog-posts`. An empty slug is derived from the title; a taken one gets a number. */
export const newBlogPost = z.strictObject({
  ...fields,
  slug: z._default(slugField, ''),
  imageUrl: z._default(more.imageUrl, null),
  imageAlt: z._default(more.imageAlt, null),
  translations: z._default(more.translations, {}),
  outdated: z._default(more.outdated, {}),
  category: z._default(more.category, 'News'),
  readTime: z._default(more.readTime, DEFAULT_READ_MINUTES),
  tags: z._default(tagsField, []),
  seoTitle: z._default(more.seoTitle, null),
  seoDescription: z._default(more.seoDescription, null),
  published: z._default(flag, false),
  featured: z._default(flag, false),
});

/** Body of `PUT /api/blog-posts/{id}`: the fields to change; the others stay as they are. */
export const blogPostChanges = z.extend(z.partial(z.strictObject({ ...fields, ...more })), { version: versionField });

export type NewBlogPost = z.infer<typeof newBlogPost>;
export type BlogPostChanges = z.infer<typeof blogPostChanges>;
export type BlogPostTexts = Required<NonNullable<NewBlogPost['translations']['ar']>>;

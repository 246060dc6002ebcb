import { z } from 'zod';
import { timestamp } from '../fields/timestamp.js';
import { byLanguage, outdatedTexts, textLanguages } from '../fields/translated.js';
import { BLOG_CATEGORIES } from './blog-post.js';
import { BLOG_POST_TEXTS } from './blog-post-input.js';
import { CUSTOMER_SHOWCASE_TEXTS } from './customer-showcase-input.js';

const version = z.int().describe('The version, which increases with each change.');

const imageAlt = z.string().nullable().describe('The alternative text of the picture.');

const blogPostShape = {
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string().describe('Sanitised HTML and text, with paragraphs separated by blank lines.'),
  imageUrl: z.string().nullable(),
  imageAlt,
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  readTime: z.int().describe('The reading time in minutes; that of a translation is based on its own length.'),
  tags: z.array(z.string()),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  published: z.boolean(),
  featured: z.boolean(),
  version,
  createdAt: timestamp,
  publishedAt: timestamp.nullable().describe('When it was first published; later changes and publications keep it.'),
  updatedAt: timestamp.describe('When it was last changed.'),
};

export const blogPost = z.strictObject({
  ...blogPostShape,
  formerSlugs: z.array(z.string()).describe('Slugs that the post had before; their addresses lead to it.'),
  textLanguages: textLanguages(BLOG_POST_TEXTS),
});

export const staffBlogPost = z.strictObject({
  ...blogPostShape,
  translations: byLanguage(
    z
      .strictObject({
        title: z.string(),
        excerpt: z.string(),
        content: z.string(),
        author: z.string(),
        imageAlt: z.string(),
        tags: z.array(z.string()),
        seoTitle: z.string(),
        seoDescription: z.string(),
      })
      .partial(),
  ),
  outdated: outdatedTexts(BLOG_POST_TEXTS),
});

export type StaffBlogPost = z.infer<typeof staffBlogPost>;

export type BlogPost = z.infer<typeof blogPost>;

const customerShowcaseShape = {
  id: z.int(),
  clientName: z.string(),
  clientReview: z.string(),
  carMake: z.string(),
  carModel: z.string(),
  carYear: z.int(),
  carImage: z.string().nullable(),
  imageAlt,
  rating: z.int().min(1).max(5),
  featured: z.boolean(),
  version,
  createdAt: timestamp,
};

export const customerShowcase = z.strictObject({
  ...customerShowcaseShape,
  textLanguages: textLanguages(CUSTOMER_SHOWCASE_TEXTS),
});

export const staffCustomerShowcase = z.strictObject({
  ...customerShowcaseShape,
  translations: byLanguage(z.strictObject({ clientName: z.string(), clientReview: z.string(), imageAlt: z.string() }).partial()),
  outdated: outdatedTexts(CUSTOMER_SHOWCASE_TEXTS),
});

export type StaffCustomerShowcase = z.infer<typeof staffCustomerShowcase>;

export type CustomerShowcase = z.infer<typeof customerShowcase>;

export const uploadedPicture = z.strictObject({
  url: z.string().describe('The address of the picture, to be used in other calls.'),
  width: z.int().describe('The width of the uploaded picture in pixels.'),
  height: z.int(),
});

export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const uploadedDocument = z.strictObject({
  url: z.string().describe('The address of the document, to be used in a vehicle.'),
  bytes: z.int().describe('The size in bytes.'),
});

export type UploadedDocument = z.infer<typeof uploadedDocument>;

import { z } from 'zod';
import { moment } from '../staff/responses.js';
import { BLOG_CATEGORIES } from './blog-post.js';

const version = z.int().describe('Counts its changes');

export const blogPost = z.strictObject({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string().describe('Sanitised HTML and text, paragraphs apart by blank lines'),
  imageUrl: z.string().nullable(),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  readTime: z.int().describe('Minutes'),
  tags: z.array(z.string()),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  published: z.boolean(),
  featured: z.boolean(),
  version,
  createdAt: moment,
});

export type BlogPost = z.infer<typeof blogPost>;

export const customerShowcase = z.strictObject({
  id: z.int(),
  clientName: z.string(),
  clientReview: z.string(),
  carMake: z.string(),
  carModel: z.string(),
  carYear: z.int(),
  carImage: z.string().nullable(),
  rating: z.int().min(1).max(5),
  featured: z.boolean(),
  version,
  createdAt: moment,
});

export type CustomerShowcase = z.infer<typeof customerShowcase>;

export const uploadedPicture = z.strictObject({
  url: z.string().describe('What a row may hold'),
  width: z.int().describe('Pixels of the picture as it was sent'),
  height: z.int(),
});

export type UploadedPicture = z.infer<typeof uploadedPicture>;

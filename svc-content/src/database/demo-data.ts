import { join } from 'node:path';
import { BLOG_CATEGORIES } from '@dealership/contracts';
import { readDemoList } from '@dealership/service-kit/media';
import { z } from 'zod';

/** Texts by language. */
const translations = <Texts extends z.ZodRawShape>(texts: Texts) =>
  z.strictObject({ ar: z.strictObject(texts).partial().optional(), ja: z.strictObject(texts).partial().optional() });

const demoBlogPost = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  imageAlt: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  tags: z.array(z.string()),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  published: z.boolean(),
  featured: z.boolean(),
  translations: translations({
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    author: z.string(),
    imageAlt: z.string(),
    tags: z.array(z.string()),
    seoTitle: z.string(),
    seoDescription: z.string(),
  }),
});

const demoCustomerShowcase = z.strictObject({
  clientName: z.string(),
  clientReview: z.string(),
  carMake: z.string(),
  carModel: z.string(),
  carYear: z.int(),
  carImage: z.string(),
  imageAlt: z.string(),
  rating: z.int().min(1).max(5),
  featured: z.boolean(),
  translations: translations({ clientName: z.string(), clientReview: z.string(), imageAlt: z.string() }),
});

export interface DemoData {
  blogPosts: z.infer<typeof demoBlogPost>[];
  customerShowcases: z.infer<typeof demoCustomerShowcase>[];
}

/** The demo posts and showcases, newest first. Pictures are paths below the folder `pictures`. */
export const readDemoData = async (dir: string): Promise<DemoData> => ({
  blogPosts: await readDemoList(join(dir, 'blog-posts.json'), demoBlogPost),
  customerShowcases: await readDemoList(join(dir, 'customer-showcase.json'), demoCustomerShowcase),
});

const PICTURE = /(<img src=")([^"]+)/g;

/** Replaces the picture file names in a content by their addresses; files are named as in `image`. */
export const withPictures = (content: string, addressOf: (picture: string) => string): string =>
  content.replace(PICTURE, (_, start: string, picture: string) => start + addressOf(picture));

const picturesInside = ({ content, translations: { ar, ja } }: DemoData['blogPosts'][number]): string[] =>
  [content, ar?.content, ja?.content].flatMap((text = '') => [...text.matchAll(PICTURE)].map(([, , picture = '']) => picture));

/** Every picture in the demo data, without duplicates. */
export const picturesOf = ({ blogPosts, customerShowcases }: DemoData): string[] => [
  ...new Set([
    ...blogPosts.flatMap((post) => [...(post.image ? [post.image] : []), ...picturesInside(post)]),
    ...customerShowcases.map(({ carImage }) => carImage),
  ]),
];

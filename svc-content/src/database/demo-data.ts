import { join } from 'node:path';
import { BLOG_CATEGORIES } from '@dealership/contracts';
import { readDemoList } from '@dealership/service-kit/media';
import { z } from 'zod';

const demoBlogPost = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  readTime: z.int().min(1).max(60),
  tags: z.array(z.string()),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  published: z.boolean(),
  featured: z.boolean(),
});

const demoCustomerShowcase = z.strictObject({
  clientName: z.string(),
  clientReview: z.string(),
  carMake: z.string(),
  carModel: z.string(),
  carYear: z.int(),
  carImage: z.string(),
  rating: z.int().min(1).max(5),
  featured: z.boolean(),
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

/** Every picture of the demo data once. */
export const picturesOf = ({ blogPosts, customerShowcases }: DemoData): string[] => [
  ...new Set([...blogPosts.flatMap(({ image }) => image ?? []), ...customerShowcases.map(({ carImage }) => carImage)]),
];

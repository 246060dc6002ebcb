import type { StaffBlogPost } from '@dealership/contracts';

type Order = (a: StaffBlogPost, b: StaffBlogPost) => number;

/** The sort orders of the list; the first is the default. */
export const BLOG_ORDERS: Record<string, Order> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
  title: (a, b) => a.title.localeCompare(b.title),
};

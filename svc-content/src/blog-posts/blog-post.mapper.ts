import type { BlogPost as BlogPostResponse } from '@dealership/contracts';
import type { BlogPost } from './blog-post.entity.js';
import { sanitise } from './sanitise.js';

export const toBlogPost = (row: BlogPost): BlogPostResponse => ({
  ...row,
  content: sanitise(row.content),
  createdAt: row.createdAt.toISOString(),
});

import type { BlogPost } from '@dealership/contracts';
import { sanitise } from './sanitise.js';

/** A row as `BLOG_POST_COLUMNS` selects it. */
export type BlogPostRow = Omit<BlogPost, 'createdAt'> & { createdAt: Date };

/** SQL that selects of a row `p` what the contract's `BlogPost` holds. */
export const BLOG_POST_COLUMNS = `
  p.id, p.title, p.slug, p.excerpt, p.content, p.image_url AS "imageUrl", p.category, p.author, p.read_time AS "readTime",
  p.tags, p.seo_title AS "seoTitle", p.seo_description AS "seoDescription", p.published, p.featured,
  p.version, p.created_at AS "createdAt"`;

export const toBlogPost = (row: BlogPostRow): BlogPost => ({
  ...row,
  content: sanitise(row.content),
  createdAt: row.createdAt.toISOString(),
});

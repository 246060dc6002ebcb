export const BLOG_CATEGORIES = ['News', 'Reviews', 'Tips', 'Market Insights', 'Import Guide', 'Maintenance'] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** Answer of `GET /api/blog-posts`. `content`: sanitised HTML and text, paragraphs apart by blank lines. `readTime`: minutes. */
export interface BlogPost {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string | null;
  category: BlogCategory;
  author: string;
  readTime: number;
  tags: string[];
  seoTitle: string | null;
  seoDescription: string | null;
  published: boolean;
  featured: boolean;
  /** Counts its changes. */
  version: number;
  createdAt: string;
}

export const BLOG_CATEGORIES = ['News', 'Reviews', 'Tips', 'Market Insights', 'Import Guide', 'Maintenance'] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** The date of a post that visitors see: its first publication. Of a post that was never published, its creation. */
export const postDate = ({ publishedAt, createdAt }: { publishedAt: string | null; createdAt: string }): string =>
  publishedAt ?? createdAt;

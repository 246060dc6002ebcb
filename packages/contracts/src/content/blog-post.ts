export const BLOG_CATEGORIES = ['News', 'Reviews', 'Tips', 'Market Insights', 'Import Guide', 'Maintenance'] as const;

export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

import { BLOG_CATEGORIES, type BlogCategory } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { LinkTabs } from '@dealership/ui-kit/navigation';
import type { PostSummary } from '../use-blog-posts.js';

export interface CategoryFilterProps {
  posts: PostSummary[];
  chosen: BlogCategory | undefined;
}

/** Filters by the categories that have posts. */
export function CategoryFilter({ posts, chosen }: CategoryFilterProps) {
  const { t } = useTranslation('blog');
  const categories = BLOG_CATEGORIES.filter((category) => posts.some((post) => post.category === category));
  if (categories.length < 2) return null;
  const tabs = [undefined, ...categories].map((category) => ({
    text: t(category ? `category.${category}` : 'list.all'),
    to: category ? `/blog?${new URLSearchParams({ category })}` : '/blog',
    current: category === chosen,
  }));
  return <LinkTabs label={t('list.categories')} tabs={tabs} />;
}

import { BLOG_CATEGORIES, type BlogCategory } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './category-filter.module.css';
import type { PostSummary } from './use-blog-posts.js';

export interface CategoryFilterProps {
  posts: PostSummary[];
  chosen: BlogCategory | undefined;
}

/** The subjects that there are posts about: links, so that they work everywhere. */
export function CategoryFilter({ posts, chosen }: CategoryFilterProps) {
  const { t } = useTranslation('blog');
  const categories = BLOG_CATEGORIES.filter((category) => posts.some((post) => post.category === category));
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t('list.categories')}>
      <ul className={styles.categories}>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              className={styles.category}
              to={category ? `/blog?${new URLSearchParams({ category })}` : '/blog'}
              aria-current={category === chosen ? 'page' : undefined}
            >
              {t(category ? `category.${category}` : 'list.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

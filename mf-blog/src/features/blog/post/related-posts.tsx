import { useTranslation } from '@dealership/ui-kit';
import { PostCard } from '../card/post-card.js';
import type { PostSummary } from '../use-blog-posts.js';
import styles from './related-posts.module.css';

const SHOWN = 3;

export interface RelatedPostsProps {
  to: PostSummary;
  among: PostSummary[];
}

/** Related posts: those of the same category first, then the newest. */
export function RelatedPosts({ to, among }: RelatedPostsProps) {
  const { t } = useTranslation('blog');
  const others = among.filter(({ id }) => id !== to.id);
  const isSame = ({ category }: PostSummary) => category === to.category;
  const related = [...others.filter(isSame), ...others.filter((post) => !isSame(post))].slice(0, SHOWN);
  if (related.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-title">
      <h2 id="related-title">{t('post.related')}</h2>
      <div className={styles.grid}>
        {related.map((post) => (
          <PostCard key={post.id} post={post} level="h3" />
        ))}
      </div>
    </section>
  );
}

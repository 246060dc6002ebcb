import { Button, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { pictureToPreload } from '@dealership/ui-kit/media';
import { LEAD_PICTURE_SIZES, PostCard } from '../card/post-card.js';
import { type PostSummary, usePostSummaries } from '../use-blog-posts.js';
import { CategoryFilter } from './category-filter.js';
import styles from './post-list.module.css';

const SKELETON_CARDS = ['lead', 'second', 'third', 'fourth'];

const Skeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {SKELETON_CARDS.map((card) => (
      <div key={card} className={styles.skeleton} />
    ))}
  </div>
);

function Posts({ posts }: { posts: PostSummary[] }) {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return <StatusPanel text={t('list.empty')} />;
  return (
    <div className={styles.grid}>
      {posts.map((post, at) => (
        <PostCard key={post.id} post={post} lead={at === 0} />
      ))}
    </div>
  );
}

/** The newest featured post leads the list. */
const leadFirst = (posts: PostSummary[]): PostSummary[] => {
  const lead = posts.find(({ featured }) => featured);
  return lead ? [lead, ...posts.filter((post) => post !== lead)] : posts;
};

/** `category`: from the URL; an unknown one is ignored. */
export function PostList({ category }: { category: string }) {
  const { t } = useTranslation('blog');
  const { data, isError, refetch } = usePostSummaries();
  const chosen = data?.filter((post) => post.category === category) ?? [];
  const posts = data && leadFirst(chosen.length > 0 ? chosen : data);
  const picture = posts?.[0]?.imageUrl;
  return (
    <div className={styles.page}>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        status={isError ? 503 : undefined}
        picture={picture ? pictureToPreload(picture, LEAD_PICTURE_SIZES) : undefined}
      />
      <header className={styles.header}>
        <h1>{t('list.title')}</h1>
        <p className={styles.intro}>{t('list.intro')}</p>
      </header>
      {data && <CategoryFilter posts={data} chosen={chosen[0]?.category} />}
      {posts && <Posts posts={posts} />}
      {isError && (
        <StatusPanel text={t('list.error')} role="alert">
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </StatusPanel>
      )}
      {!posts && !isError && <Skeleton />}
    </div>
  );
}

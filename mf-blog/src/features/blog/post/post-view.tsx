import { Button, ButtonLink, PageHead, Spinner, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { Navigate } from '@dealership/ui-kit/router';
import { listAddress, postAddress } from '../reading-position.js';
import { usePost, usePostSummaries } from '../use-blog-posts.js';
import { PostArticle } from './post-article.js';
import { RelatedPosts } from './related-posts.js';

/** Shown for a post that does not exist or (with `onRetry`) could not be loaded. */
function PostMissing({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('blog');
  const { title, text } = t(onRetry ? 'failed' : 'missing', { returnObjects: true }) as { title: string; text: string };
  return (
    <>
      <PageHead title={title} description={text} status={onRetry ? 503 : 404} robots="noindex" />
      <StatusPanel page bay title={title} text={text}>
        {onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
        <ButtonLink variant={onRetry ? 'secondary' : 'primary'} href={listAddress()}>
          {t('post.back')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}

/** The post named by the URL. Shows its summary from the list at once, then its content. */
export function PostView({ slug }: { slug: string }) {
  const { data: post, isPending, isError, refetch } = usePost(slug);
  const { data: summaries = [] } = usePostSummaries();
  const known = post ?? (isPending ? summaries.find((summary) => summary.slug === slug) : undefined);
  if (post && post.slug !== slug) return <Navigate to={postAddress(post.slug)} replace />;
  if (known)
    return (
      <>
        <PostArticle post={known} />
        <RelatedPosts to={known} among={summaries} />
      </>
    );
  if (isPending) return <Spinner />;
  return <PostMissing onRetry={isError ? () => void refetch() : undefined} />;
}

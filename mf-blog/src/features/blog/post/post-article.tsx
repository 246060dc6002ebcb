import { type BlogPost, textOfHtml, writtenIn } from '@dealership/contracts';
import { PageHead, useTranslation, WrittenIn } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { BackLink } from '@dealership/ui-kit/navigation';
import { PostAuthor, PostSubject } from '../card/post-meta.js';
import { listAddress, TITLE_ID } from '../reading-position.js';
import type { PostSummary } from '../use-blog-posts.js';
import styles from './post-article.module.css';
import { PostContent, PostContentSkeleton } from './post-content.js';
import { PostContents } from './post-contents.js';
import { PostHead } from './post-head.js';

const PICTURE_SIZES = '(min-width: 93.125em) 1046px, (min-width: 62.5em) 71vw, 100vw';

const BackToBlog = () => {
  const { t } = useTranslation('blog');
  return <BackLink to={listAddress()}>{t('post.back')}</BackLink>;
};

const isWhole = (post: PostSummary): post is BlogPost => 'content' in post;

export interface PostArticleProps {
  /** The whole post, or its summary while its content is loading. */
  post: PostSummary | BlogPost;
}

/** A post in its own language and direction, with print styles. */
export function PostArticle({ post }: PostArticleProps) {
  const { t } = useTranslation('blog');
  const { title, excerpt, imageUrl, imageAlt } = post;
  const whole = isWhole(post) ? post : undefined;
  const language = writtenIn(`${title} ${excerpt}`);
  // The content may be translated later than title and summary.
  const ofContent = whole ? writtenIn(textOfHtml(whole.content)) : language;
  return (
    <div className={styles.paper} data-letterhead="">
      {whole ? <PostHead post={whole} pictureSizes={PICTURE_SIZES} /> : <PageHead title={title} description={excerpt} />}
      <article className={styles.article}>
        <header className={styles.header}>
          <BackToBlog />
          <div className={styles.words} dir={language.dir}>
            <PostSubject post={post} />
            <h1 id={TITLE_ID} className={styles.title} tabIndex={-1} {...language}>
              {title}
            </h1>
            <p className={styles.excerpt} {...language}>
              {excerpt}
            </p>
            <PostAuthor post={post} />
          </div>
        </header>
        {imageUrl && (
          <div className={styles.picture}>
            <Picture address={imageUrl} alt={imageAlt ?? ''} sizes={PICTURE_SIZES} first />
          </div>
        )}
        {ofContent.lang !== language.lang && (
          <p className={styles.note}>
            <WrittenIn language={ofContent.lang} />
          </p>
        )}
        {whole && <PostContents html={whole.content} {...ofContent} />}
        {whole ? <PostContent html={whole.content} {...ofContent} /> : <PostContentSkeleton />}
        <footer className={styles.footer}>
          {whole && whole.tags.length > 0 && (
            <ul className={styles.tags} dir={language.dir} aria-label={t('post.tags')}>
              {whole.tags.map((tag) => (
                <li key={tag}>
                  <bdi {...writtenIn(tag)}>{tag}</bdi>
                </li>
              ))}
            </ul>
          )}
          <BackToBlog />
        </footer>
      </article>
    </div>
  );
}

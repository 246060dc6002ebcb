import { Icon, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { Link } from '@dealership/ui-kit/router';
import { Original } from '../../../shared/original.js';
import { linkId, postAddress, storePosition } from '../reading-position.js';
import type { PostSummary } from '../use-blog-posts.js';
import styles from './post-card.module.css';
import { PostAuthor, PostSubject } from './post-meta.js';

export const LEAD_PICTURE_SIZES = '(min-width: 90em) 820px, (min-width: 56.25em) 58vw, 100vw';
const CARD_PICTURE_SIZES = '(min-width: 68.75em) 30vw, (min-width: 43.75em) 46vw, 8rem';

export interface PostCardProps {
  post: PostSummary;
  /** Whether it is the first of the list, which is larger than the others. */
  lead?: boolean;
  /** Heading level of its title, one below the heading above the cards. */
  level?: 'h2' | 'h3';
}

/** A post in a list; the whole card is one link. */
export function PostCard({ post, lead = false, level: Heading = 'h2' }: PostCardProps) {
  const { t } = useTranslation('blog');
  const { slug, title, excerpt, imageUrl } = post;
  const id = linkId(slug);
  return (
    <article className={[styles.card, lead && styles.lead].filter(Boolean).join(' ')}>
      <div className={styles.picture}>
        {imageUrl && <Picture address={imageUrl} alt="" sizes={lead ? LEAD_PICTURE_SIZES : CARD_PICTURE_SIZES} first={lead} />}
      </div>
      <div className={styles.words}>
        <PostSubject post={post} />
        <Heading id={`${id}-title`} className={styles.title}>
          <Original text={title} />
        </Heading>
        <p className={styles.excerpt}>
          <Original text={excerpt} />
        </p>
        <PostAuthor post={post} />
        <Link id={id} className={styles.link} to={postAddress(slug)} onClick={storePosition}>
          <span className={styles.more}>{t('list.readMore')} </span>
          <span className="visually-hidden">
            <Original text={title} />
          </span>
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </article>
  );
}

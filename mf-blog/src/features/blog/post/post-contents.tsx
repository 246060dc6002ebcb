import { useTranslation } from '@dealership/ui-kit';
import { headingsOf } from '@dealership/ui-kit/rich-text';
import type { PostContentProps } from './post-content.js';
import styles from './post-contents.module.css';

/** Texts with fewer headings need no table of contents. */
const PARTS = 4;

/** A post's table of contents, shown beside it if there is space. */
export function PostContents({ html, ...language }: PostContentProps) {
  const { t } = useTranslation('blog');
  const headings = headingsOf(html);
  if (headings.length < PARTS) return null;
  return (
    <nav className={styles.contents} aria-labelledby="post-contents">
      <p id="post-contents" className={styles.title}>
        {t('post.contents')}
      </p>
      <ol {...language}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

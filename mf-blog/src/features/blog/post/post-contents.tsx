import { useTranslation } from '@dealership/ui-kit';
import { headingsOf } from '@dealership/ui-kit/rich-text';
import type { PostContentProps } from './post-content.js';
import styles from './post-contents.module.css';

/** A text with fewer parts is short enough to be looked through. */
const PARTS = 4;

/** The parts of a post, beside it where there is room. */
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

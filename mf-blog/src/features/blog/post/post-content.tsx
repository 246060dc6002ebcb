import { RichText } from '@dealership/ui-kit/rich-text';
import styles from './post-content.module.css';

export interface PostContentProps {
  /** Must already be sanitised by the service. */
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

export const PostContent = (content: PostContentProps) => <RichText className={styles.content} withContents {...content} />;

/** Placeholder while the content is loading. */
export const PostContentSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />;

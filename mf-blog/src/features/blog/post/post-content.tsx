import { useMemo } from 'react';
import styles from './post-content.module.css';
import { toParagraphs } from './to-paragraphs.js';

export interface PostContentProps {
  /** Sanitised by the service. */
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

export function PostContent({ html, lang, dir }: PostContentProps) {
  const paragraphs = useMemo(() => toParagraphs(html), [html]);
  return (
    <div
      className={styles.content}
      lang={lang}
      dir={dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the service sanitises posts when they are written and when they are read.
      dangerouslySetInnerHTML={{ __html: paragraphs }}
    />
  );
}

/** The content's place while it is on its way. */
export const PostContentSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />;

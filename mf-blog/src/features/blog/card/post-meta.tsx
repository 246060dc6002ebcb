import { postDate, writtenIn } from '@dealership/contracts';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { Original } from '../../../shared/original.js';
import type { PostSummary } from '../use-blog-posts.js';
import styles from './post-meta.module.css';

interface LineProps {
  children: ReactNode[];
}

/** Facts in a row, each with its own text direction. */
const Line = ({ children }: LineProps) => (
  <p className={styles.line}>
    {children.filter(Boolean).map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line never change places.
      <span key={at}>
        <bdi>{fact}</bdi>
      </span>
    ))}
  </p>
);

/** Server and browser use the same fixed time zone, the showroom's. */
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'Asia/Dubai' };

/** A post's category and date. */
export function PostSubject({ post }: { post: PostSummary }) {
  const { t } = useTranslation('blog');
  const { locale } = useLanguage();
  const date = postDate(post);
  return (
    <Line>
      <span className={styles.category}>{t(`category.${post.category}`)}</span>
      <time dateTime={date}>{dateTimeFormat(locale, DAY).format(new Date(date))}</time>
    </Line>
  );
}

/** A post's author, reading time, and its language if it differs from the page's. */
export function PostAuthor({ post: { author, readTime, title, excerpt } }: { post: PostSummary }) {
  const { t } = useTranslation('blog');
  const { language: own } = useLanguage();
  const { lang } = writtenIn(`${title} ${excerpt}`);
  const [before, after] = t('post.by', { author: '\n' }).split('\n');
  return (
    <Line>
      <span data-author="">
        {before}
        <Original text={author} />
        {after}
      </span>
      {t('post.readTime', { count: readTime })}
      {lang === own ? null : t(`common:writtenIn.${lang}`)}
    </Line>
  );
}

import { LANGUAGES, type Language, writtenIn } from '@dealership/contracts';
import { dateTimeFormat, I18nextProvider, Spinner, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { RichText } from '@dealership/ui-kit/rich-text';
import { Button, Form, Modal, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { textsIn } from '../../shared/dashboard-texts.js';
import { loadFonts } from '../../shared/display/fonts.js';
import { PreviewIcon } from '../../shared/display/icons.js';
import { cleanHtml } from '../../shared/form/html-input/clean-html.js';
import type { BlogPostValues } from './blog-post-values.js';
import styles from './post-preview.module.css';
import { previewedTags, previewedText } from './previewed-text.js';

const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** As on the blog. */
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'Asia/Dubai' };

function PreviewedPost({ post, publishedAt }: { post: BlogPostValues } & PostPreviewProps) {
  const { t } = useTranslation('dashboard');
  const { language, direction, locale } = useLanguage();
  const title = previewedText(post, 'title', language);
  const excerpt = previewedText(post, 'excerpt', language);
  const content = previewedText(post, 'content', language);
  const author = previewedText(post, 'author', language);
  const alt = previewedText(post, 'imageAlt', language);
  const head = writtenIn(`${title.text} ${excerpt.text}`).lang;
  const note = (written: Language) => (written === language ? null : <span>{t(`common:writtenIn.${written}`)}</span>);
  const tags = previewedTags(post, language);
  return (
    <article className={styles.post} lang={language} dir={direction}>
      <p className={styles.small}>
        <span>{t(`category.${post.category}`)}</span>
        <bdi>{dateTimeFormat(locale, DAY).format(publishedAt ? new Date(publishedAt) : new Date())}</bdi>
      </p>
      <h2 className={styles.title} {...title.look}>
        {title.text}
      </h2>
      <p className={styles.excerpt} {...excerpt.look}>
        {excerpt.text}
      </p>
      <p className={styles.small}>
        <bdi {...author.look}>{author.text}</bdi>
        {(title.text || excerpt.text) && note(head)}
      </p>
      {post.imageUrl && <img className={styles.picture} src={post.imageUrl} alt={alt.text} lang={alt.look.lang} />}
      {content.text && content.look.lang !== head && <p className={styles.small}>{note(content.look.lang)}</p>}
      <RichText className={styles.content} {...content.look} html={cleanHtml(content.text)} />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi {...writtenIn(tag)}>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Renders texts in a language that may differ from the admin's. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { data: i18n } = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => (await Promise.all([textsIn(language), loadFonts()]))[0],
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return i18n ? <I18nextProvider i18n={i18n}>{children}</I18nextProvider> : <Spinner />;
}

export interface PostPreviewProps {
  /** Null: published for the first time now. */
  publishedAt: string | null;
}

/**
 * Previews a post as visitors see it in each language. The input is not sanitised yet, so only elements allowed in a
 * post are rendered.
 */
export function PostPreview({ publishedAt }: PostPreviewProps) {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<BlogPostValues>();
  const [shown, setShown] = useState<BlogPostValues>();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  return (
    <div className={styles.place}>
      <Button icon={<PreviewIcon />} onClick={() => setShown(form.getFieldsValue(true))}>
        {t('blogPost.preview')}
      </Button>
      <Modal
        open={shown !== undefined}
        title={t('blogPost.previewTitle')}
        width="min(60rem, 100vw)"
        closable={{ 'aria-label': t('common:close') }}
        footer={null}
        destroyOnHidden
        onCancel={() => setShown(undefined)}
      >
        {shown && (
          <>
            <Segmented
              className={styles.languages ?? ''}
              aria-label={t('texts.language')}
              options={LANGUAGE_OPTIONS}
              value={language}
              onChange={setLanguage}
            />
            <InLanguage language={language}>
              <PreviewedPost post={shown} publishedAt={publishedAt} />
            </InLanguage>
          </>
        )}
      </Modal>
    </div>
  );
}

import { useTranslation } from '@dealership/ui-kit';
import { RichText } from '@dealership/ui-kit/rich-text';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { PreviewIcon } from '../../shared/display/icons.js';
import type { BlogPostValues } from './blog-post-values.js';
import styles from './post-preview.module.css';
import { previewContent } from './preview-content.js';

function PreviewedPost({ category, title, excerpt, author, content, imageUrl, tags }: BlogPostValues) {
  const { t } = useTranslation('dashboard');
  return (
    <article className={styles.post}>
      <p className={styles.small}>{t(`category.${category}`)}</p>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <p className={styles.excerpt} dir="auto">
        {excerpt}
      </p>
      <p className={styles.small} dir="auto">
        {author}
      </p>
      {imageUrl && <img className={styles.picture} src={imageUrl} alt="" />}
      <RichText className={styles.content} dir="auto" html={previewContent(content ?? '')} />
      {tags.length > 0 && (
        <ul className={styles.tags} dir="auto">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The post as visitors will see it. What is typed is not sanitised yet: nothing is made of it but what a post may hold. */
export function PostPreview() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<BlogPostValues>();
  const [shown, setShown] = useState<BlogPostValues>();
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
        {shown && <PreviewedPost {...shown} />}
      </Modal>
    </div>
  );
}

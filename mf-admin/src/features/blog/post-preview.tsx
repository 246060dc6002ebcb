import { useTranslation } from '@dealership/ui-kit';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { PreviewIcon } from '../../shared/display/icons.js';
import type { BlogPostValues } from './blog-post-values.js';
import { embedPictures } from './embed-pictures.js';
import styles from './post-preview.module.css';
import { previewDocument } from './preview-document.js';

/** The post as visitors will see it. What is typed is not sanitised yet: it is shown in a frame in which nothing can run. */
export function PostPreview() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<BlogPostValues>();
  const [shown, setShown] = useState<string>();
  const show = async () => {
    const values = form.getFieldsValue(true);
    setShown(await embedPictures(previewDocument(values, t(`category.${values.category}`))));
  };
  return (
    <div className={styles.place}>
      <Button icon={<PreviewIcon />} onClick={show}>
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
        <iframe className={styles.frame} title={t('blogPost.previewTitle')} sandbox="" srcDoc={shown} />
      </Modal>
    </div>
  );
}

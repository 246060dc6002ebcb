import { useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance } from 'antd';
import type { BlogPostValues } from './blog-post-values.js';

/** Whether saving the post puts it on the site. */
export function SaveNote({ form }: { form: FormInstance<BlogPostValues> }) {
  const { t } = useTranslation('dashboard');
  const isPublished = Form.useWatch('published', form);
  return t(`blogPost.saves.${isPublished ? 'published' : 'draft'}`);
}

import { BLOG_CATEGORIES, MAX_READ_MINUTES, type StaffBlogPost } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input } from 'antd';
import { useRef } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { HtmlInput } from '../../shared/form/html-input/html-input.js';
import { PictureField } from '../../shared/form/pictures/picture-field.js';
import { FormField } from '../../shared/form/record-form/field/form-field.js';
import { FormGroup } from '../../shared/form/record-form/field/form-group.js';
import { TagsField } from '../../shared/form/tags/tags-field.js';
import { TextsField } from '../../shared/form/translations/texts-field.js';
import { type BlogPostValues, followTitle, readTimeOf } from './blog-post-values.js';
import { PostPreview } from './post-preview.js';

export interface BlogPostFieldsProps {
  /** As stored; undefined for a new post. */
  post: StaffBlogPost | undefined;
}

function TitleField({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<BlogPostValues>();
  const before = useRef<string>(undefined);
  const remember = () => {
    before.current = form.getFieldValue('title');
  };
  const follow = () => {
    const values = form.getFieldsValue(true);
    form.setFieldsValue(followTitle(before.current ?? '', values, isNew));
    before.current = values.title;
  };
  return (
    <FormField name="title" label={t('blogPost.title')} required>
      <Input autoComplete="off" dir="auto" onFocus={remember} onChange={follow} />
    </FormField>
  );
}

function ReadTimeField() {
  const { t } = useTranslation('dashboard');
  const form = Form.useFormInstance<BlogPostValues>();
  const settle = () => form.setFieldValue('readTime', String(readTimeOf(form.getFieldValue('readTime'))));
  return (
    <FormField name="readTime" label={t('blogPost.readTime')} part="third">
      <Input
        inputMode="numeric"
        autoComplete="off"
        suffix={t('blogPost.minutes', { most: MAX_READ_MINUTES })}
        onBlurCapture={settle}
      />
    </FormField>
  );
}

export function BlogPostFields({ post }: BlogPostFieldsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FormGroup title={t('blogPost.group.text')}>
        <TitleField isNew={!post} />
        <FormField name="slug" label={t('blogPost.slug')} extra={t('blogPost.slugHint')}>
          <Input autoComplete="off" dir="ltr" />
        </FormField>
        <FormField name="category" label={t('blogPost.category')} part="third">
          <NativeSelect options={BLOG_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))} />
        </FormField>
        <FormField name="author" label={t('blogPost.author')} required part="third">
          <Input autoComplete="off" />
        </FormField>
        <ReadTimeField />
        <FormField name="excerpt" label={t('blogPost.excerpt')} required>
          <Input.TextArea dir="auto" rows={3} />
        </FormField>
        <FormField name="content" label={t('blogPost.content')} required extra={t('blogPost.contentHint')}>
          <HtmlInput label={t('blogPost.content')} dir="auto" />
        </FormField>
        <PostPreview publishedAt={post?.publishedAt ?? null} />
      </FormGroup>
      <FormGroup title={t('blogPost.image')}>
        <FormField name="imageUrl" label={t('blogPost.image')} eager>
          <PictureField />
        </FormField>
        <FormField name="imageAlt" label={t('texts.alt')}>
          <Input autoComplete="off" dir="auto" />
        </FormField>
      </FormGroup>
      <FormGroup title={t('blogPost.group.search')}>
        <FormField name="seoTitle" label={t('blogPost.seoTitle')}>
          <Input autoComplete="off" dir="auto" />
        </FormField>
        <FormField name="seoDescription" label={t('blogPost.seoDescription')}>
          <Input.TextArea dir="auto" rows={2} />
        </FormField>
      </FormGroup>
      <FormGroup title={t('blogPost.publishing')}>
        <FormField name="tags" label={t('blogPost.tags')} extra={t('blogPost.tagsHint')} eager>
          <TagsField />
        </FormField>
        <FormField name="published" valuePropName="checked" part="half">
          <Checkbox>{t('blogPost.status.published')}</Checkbox>
        </FormField>
        <FormField name="featured" valuePropName="checked" part="half" extra={t('blogPost.featuredHint')}>
          <Checkbox>{t('list.featured')}</Checkbox>
        </FormField>
      </FormGroup>
      <TextsField
        translationsOnly
        texts={[
          { name: 'title', label: t('blogPost.title') },
          { name: 'excerpt', label: t('blogPost.excerpt'), rows: 3 },
          { name: 'content', label: t('blogPost.content'), html: true, hint: t('blogPost.contentHint') },
          { name: 'author', label: t('blogPost.author') },
          { name: 'imageAlt', label: t('texts.alt') },
          { name: 'tags', label: t('blogPost.tags'), rows: 3, hint: t('texts.lineEach') },
          { name: 'seoTitle', label: t('blogPost.seoTitle') },
          { name: 'seoDescription', label: t('blogPost.seoDescription'), rows: 2 },
        ]}
      />
    </>
  );
}

import { postDate, type StaffBlogPost } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { MissingTag } from '../../shared/display/missing-tag.js';
import { shownText } from '../../shared/display/shown-text.js';
import { Tag } from '../../shared/display/tag.js';
import { useMissingParts } from '../../shared/form/translations/use-missing-parts.js';
import type { TextName } from '../../shared/form/translations/use-translation-state.js';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { blogPostKind } from './blog-api.js';
import styles from './use-blog-columns.module.css';

const TEXTS: TextName[] = ['title', 'excerpt', 'content', 'author', 'imageAlt', 'tags', 'seoTitle', 'seoDescription'];

interface BlogActions {
  onEdit: (post: StaffBlogPost) => void;
  onDelete: (post: StaffBlogPost) => void;
  onToggle: (post: StaffBlogPost) => void;
  /** Id of the post that is being toggled. */
  toggling: number | undefined;
}

export function useBlogColumns({ onEdit, onDelete, onToggle, toggling }: BlogActions): Column<StaffBlogPost>[] {
  const { t } = useTranslation('dashboard');
  const missingParts = useMissingParts(TEXTS);
  const { language } = useLanguage();
  const { day } = useMoment();
  const titleOf = (post: StaffBlogPost) => shownText(post, 'title', language);
  return [
    {
      title: t('blogPost.one'),
      cell: (post) => {
        const title = titleOf(post);
        return (
          <RowName name={title.text} language={title.language} picture={post.imageUrl} onOpen={() => onEdit(post)}>
            <Tag tone={post.published ? 'good' : 'plain'}>{t(`blogPost.status.${post.published ? 'published' : 'draft'}`)}</Tag>
            {post.featured && <Tag>{t('list.featured')}</Tag>}
            <MissingTag parts={missingParts(post, post.imageUrl)} />
            {title.language !== language && <span>{t(`common:writtenIn.${title.language}`)}</span>}
          </RowName>
        );
      },
    },
    {
      title: t('blogPost.category'),
      from: 'md',
      isFact: true,
      cell: ({ category }) => <span className={styles.whole}>{t(`category.${category}`)}</span>,
    },
    {
      title: t('blogPost.author'),
      from: 'lg',
      cell: (post) => <bdi className={styles.whole}>{shownText(post, 'author', language).text}</bdi>,
    },
    { title: t('blogPost.date'), from: 'md', isFact: true, cell: (post) => <bdi>{day(postDate(post))}</bdi> },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (post) => (
        <RowActions
          remove={blogPostKind.remove}
          name={titleOf(post).text}
          onEdit={() => onEdit(post)}
          onDelete={() => onDelete(post)}
        >
          <Button
            type="text"
            loading={toggling === post.id}
            onClick={() => onToggle(post)}
            aria-label={t(post.published ? 'blogPost.unpublishNamed' : 'blogPost.publishNamed', { name: titleOf(post).text })}
          >
            {t(post.published ? 'blogPost.unpublish' : 'blogPost.publish')}
          </Button>
        </RowActions>
      ),
    },
  ];
}

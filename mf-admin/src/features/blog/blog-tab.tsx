import { type StaffBlogPost, signingName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { shownText, versionsOf } from '../../shared/display/shown-text.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { useToggle } from '../../shared/list/records/use-toggle.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { useMe } from '../../shared/staff/use-me.js';
import { blogPostKind, blogPostsQuery } from './blog-api.js';
import { blogOrders } from './blog-orders.js';
import { BlogPostFields } from './blog-post-fields.js';
import { SaveNote } from './save-note.js';
import { useBlogColumns } from './use-blog-columns.js';

const STATUSES = ['published', 'draft'];

const searchTexts = (post: StaffBlogPost) => [
  ...versionsOf(post, 'title'),
  ...versionsOf(post, 'author'),
  post.category,
  post.slug,
  ...post.tags,
  ...Object.values(post.translations).flatMap(({ tags = [] }) => tags),
];

export function BlogTab() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const orders = blogOrders(language);
  const list = useListState();
  const confirmDelete = useConfirmDelete(blogPostKind);
  const { toggle, toggling } = useToggle(blogPostKind, 'published');
  const reading = useQuery(blogPostsQuery);
  const { open, edit, add, close } = useEntryEditor(blogPostKind, reading.data);
  const columns = useBlogColumns({
    onEdit: edit,
    onDelete: (post) => confirmDelete(post, shownText(post, 'title', language).text),
    onToggle: toggle,
    toggling,
  });
  const { data: me } = useMe();
  const author = signingName(me?.person.name ?? null) ?? '';
  const kind: typeof blogPostKind = {
    ...blogPostKind,
    toValues: (post) => ({ ...blogPostKind.toValues(post), ...(!post && { author }) }),
  };
  const { status, page, q, sort } = list;
  const wanted = reading.data?.filter((post) => !STATUSES.includes(status) || post.published === (status === 'published'));
  const addButton = (
    <Allowed to={blogPostKind.create}>
      <Button type="primary" icon={<AddIcon />} onClick={add}>
        {t('blogPost.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('blogPost.search')}
        sorts={Object.keys(orders)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      >
        <NativeSelect
          aria-label={t('list.status')}
          value={status}
          options={['', ...STATUSES].map((value) => ({ value, label: t(`blogPost.status.${value || 'all'}`) }))}
          onChange={(chosen) => list.change({ status: chosen })}
        />
      </ListBar>
      <StaffTable
        label={t('tab.blog')}
        columns={columns}
        shown={pageOf(wanted, { page, q, searchTexts, order: orders[sort] ?? orders.newest })}
        reading={reading}
        list={list}
        empty={{ title: t('blogPost.empty'), text: t('blogPost.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer
          key={open.entry}
          isLong
          kind={kind}
          entry={open}
          footer={{ note: (form) => <SaveNote form={form} /> }}
          onClose={close}
        >
          <BlogPostFields post={open.row} />
        </RecordDrawer>
      )}
    </>
  );
}

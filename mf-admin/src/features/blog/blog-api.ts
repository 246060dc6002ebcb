import { type BlogPost, endpoints, newBlogPost, staffEndpoints } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import type { RecordKind } from '../../shared/record-kind.js';
import { callStaff } from '../../shared/staff-api.js';
import { freshStaffQuery } from '../../shared/staff-query.js';
import { useErrorText } from '../../shared/use-error-text.js';
import { STAFF_DATA } from '../../shared/use-record-writes.js';
import { type BlogPostValues, toInput, toValues } from './blog-post-values.js';

/** Drafts too: the answer to staff has them. */
export const blogPostsQuery = freshStaffQuery<BlogPost[]>('blog-posts', endpoints.listBlogPosts);

async function read(id: number): Promise<BlogPost | undefined> {
  const all = await callStaff<BlogPost[]>(endpoints.listBlogPosts, { query: { fresh: Date.now() } });
  return all.find((post) => post.id === id);
}

export const blogPostKind: RecordKind<BlogPost, BlogPostValues> = {
  name: 'blogPost',
  create: staffEndpoints.createBlogPost,
  update: staffEndpoints.updateBlogPost,
  remove: staffEndpoints.deleteBlogPost,
  read,
  toValues,
  toInput,
  schema: newBlogPost,
};

/** Publishes a draft, or makes a draft of what is published. Nothing else of the post is sent. */
export function useTogglePublished() {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ id, published, version }: BlogPost) =>
      callStaff<BlogPost>(staffEndpoints.updateBlogPost, { params: { id }, body: { published: !published, version } }),
    onSuccess: () => showToast({ kind: 'done', title: t('toast.blogPost.updated') }),
    onError: (error) => showToast({ kind: 'error', title: t('toast.blogPost.toggleFailed'), text: errorText(error) }),
    // After a refusal too: the list shows what somebody else made of the post.
    onSettled: (_answer, _error, _post, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

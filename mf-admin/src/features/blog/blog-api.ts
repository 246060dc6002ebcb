import { type BlogPost, endpoints, newBlogPost, staffEndpoints } from '@dealership/contracts';
import type { RecordKind } from '../../shared/record-kind.js';
import { callStaff } from '../../shared/staff-api.js';
import { freshStaffQuery } from '../../shared/staff-query.js';
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

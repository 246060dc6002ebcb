import { type BlogPost, newBlogPost } from '@dealership/contracts';
import { createBlogPost, deleteBlogPost, listBlogPosts, updateBlogPost } from '@dealership/contracts/content/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { freshStaffQuery } from '../../shared/api/staff-query.js';
import type { RecordKind } from '../../shared/records/record-kind.js';
import { type BlogPostValues, toInput, toValues } from './blog-post-values.js';

/** Drafts too: the answer to staff has them. */
export const blogPostsQuery = freshStaffQuery('blog-posts', listBlogPosts);

async function read(id: number): Promise<BlogPost | undefined> {
  const all = await callStaff(listBlogPosts, { fresh: true });
  return all.find((post) => post.id === id);
}

export const blogPostKind: RecordKind<BlogPost, BlogPostValues> = {
  name: 'blogPost',
  create: createBlogPost,
  update: updateBlogPost,
  remove: deleteBlogPost,
  read,
  toValues,
  toInput,
  schema: newBlogPost,
};

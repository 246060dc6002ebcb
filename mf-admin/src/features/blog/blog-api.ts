import { type BlogPost, endpoints, newBlogPost } from '@dealership/contracts';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import type { RecordKind } from '../../shared/records/record-kind.js';
import { type BlogPostValues, toInput, toValues } from './blog-post-values.js';

export const blogPostsQuery = staffQuery('blog-posts', endpoints.listStaffBlogPosts);

async function read(id: number): Promise<BlogPost | undefined> {
  const all = await callStaff(endpoints.listStaffBlogPosts);
  return all.find((post) => post.id === id);
}

export const blogPostKind: RecordKind<BlogPost, BlogPostValues> = {
  name: 'blogPost',
  create: endpoints.createBlogPost,
  update: endpoints.updateBlogPost,
  remove: endpoints.deleteBlogPost,
  read,
  toValues,
  toInput,
  schema: newBlogPost,
};

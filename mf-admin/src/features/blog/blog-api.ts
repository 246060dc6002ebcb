import { newBlogPost, type StaffBlogPost } from '@dealership/contracts';
import { createBlogPost, deleteBlogPost, listStaffBlogPosts, updateBlogPost } from '@dealership/contracts/content/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { shownText } from '../../shared/display/shown-text.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';
import { type BlogPostValues, toInput, toValues } from './blog-post-values.js';

export const blogPostsQuery = staffQuery('blog-posts', listStaffBlogPosts);

async function read(id: number): Promise<StaffBlogPost | undefined> {
  const all = await callStaff(listStaffBlogPosts);
  return all.find((post) => post.id === id);
}

export const blogPostKind: RecordKind<StaffBlogPost, BlogPostValues> = {
  name: 'blogPost',
  create: createBlogPost,
  update: updateBlogPost,
  remove: deleteBlogPost,
  read,
  toValues,
  toInput,
  schema: newBlogPost,
  nameOf: (post, language) => shownText(post, 'title', language).text,
  pictureOf: ({ imageUrl }) => imageUrl,
  pageOf: ({ published, slug }) => (published ? `/blog?${new URLSearchParams({ post: slug })}` : undefined),
};

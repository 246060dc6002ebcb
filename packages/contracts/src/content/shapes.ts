import { z } from 'zod';
import { NEWS_FEED_FILES } from '../addresses/news-feeds.js';
import type { Shape } from '../endpoint/endpoint.js';
import { idParams, languageQuery, PAGED, textListQuery } from '../fields/parameters.js';
import { blogPostChanges, newBlogPost } from './blog-post-input.js';
import { customerShowcaseChanges, newCustomerShowcase } from './customer-showcase-input.js';
import {
  blogPost,
  customerShowcase,
  staffBlogPost,
  staffCustomerShowcase,
  uploadedDocument,
  uploadedPicture,
} from './responses.js';

export const listBlogPosts = {
  summary: `Returns published posts, the newest first, for staff after those that were never published. ${PAGED}`,
  query: textListQuery,
  response: z.array(blogPost),
} satisfies Shape;
export const listStaffBlogPosts = {
  summary: 'Returns all posts, including drafts, with their texts in all languages.',
  response: z.array(staffBlogPost),
} satisfies Shape;
export const createBlogPost = {
  summary: 'Creates a post.',
  body: newBlogPost,
  response: staffBlogPost,
  status: 201,
} satisfies Shape;
export const updateBlogPost = {
  summary: 'Updates a post.',
  params: idParams,
  body: blogPostChanges,
  response: staffBlogPost,
} satisfies Shape;
export const deleteBlogPost = { summary: 'Deletes a post.', params: idParams, status: 204 } satisfies Shape;

export const getPostsFeed = {
  summary: 'Returns the newest blog posts as an RSS or Atom feed.',
  params: z.strictObject({ file: z.enum(NEWS_FEED_FILES) }),
  query: languageQuery,
  responseType: 'application/xml',
} satisfies Shape;

export const listCustomerShowcases = {
  summary: `Returns customer showcases, featured ones first. ${PAGED}`,
  query: textListQuery,
  response: z.array(customerShowcase),
} satisfies Shape;
export const listStaffCustomerShowcases = {
  summary: 'Returns all customer showcases with their texts in all languages.',
  response: z.array(staffCustomerShowcase),
} satisfies Shape;
export const createCustomerShowcase = {
  summary: 'Creates a customer showcase.',
  body: newCustomerShowcase,
  response: staffCustomerShowcase,
  status: 201,
} satisfies Shape;
export const updateCustomerShowcase = {
  summary: 'Updates a customer showcase.',
  params: idParams,
  body: customerShowcaseChanges,
  response: staffCustomerShowcase,
} satisfies Shape;
export const deleteCustomerShowcase = {
  summary: 'Deletes a customer showcase.',
  params: idParams,
  status: 204,
} satisfies Shape;

export const uploadMedia = {
  summary: 'Uploads a picture.',
  bodyType: 'image/*',
  response: uploadedPicture,
  status: 201,
} satisfies Shape;
export const uploadDocument = {
  summary: 'Uploads a PDF document.',
  bodyType: 'application/pdf',
  response: uploadedDocument,
  status: 201,
} satisfies Shape;

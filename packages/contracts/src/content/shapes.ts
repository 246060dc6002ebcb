import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams, languageQuery, PAGED, textListQuery } from '../fields/parameters.js';
import { staffPage } from '../fields/staff-page.js';
import { NEWS_FEED_FILES } from '../news-feeds.js';
import { namedErasure, namedPersonQuery } from '../staff/privacy.js';
import { auditEntry, erasureReceipt, exportedRecords, namedRecords } from '../staff/responses.js';
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
  summary: `Returns published posts, for staff also drafts, newest first. ${PAGED}`,
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
export const listContentAudit = {
  summary: 'Returns a page of the audit log of changes to the content, newest first.',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;
export const findPersonInContent = {
  summary: 'Returns the showcases and testimonials of a customer by name.',
  body: namedPersonQuery,
  response: namedRecords,
} satisfies Shape;
export const erasePersonFromContent = {
  summary: 'Erases the personal data of a customer from showcases and testimonials.',
  body: namedErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromContent = {
  summary: 'Exports all data stored about a customer in showcases and testimonials.',
  body: namedErasure,
  response: exportedRecords,
} satisfies Shape;

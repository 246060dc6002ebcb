import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams, languageQuery, PAGED, textListQuery } from '../fields/parameters.js';
import { NEWS_FEED_FILES } from '../news-feeds.js';
import { namedErasure, namedPersonQuery } from '../staff/privacy.js';
import { auditEntry, erasureReceipt, exportedRecords, namedRecords, staffPage } from '../staff/responses.js';
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
  summary: `Published posts, to staff drafts too, newest first: ${PAGED}`,
  query: textListQuery,
  response: z.array(blogPost),
} satisfies Shape;
export const listStaffBlogPosts = {
  summary: 'Every post, drafts too, with its texts in all languages',
  response: z.array(staffBlogPost),
} satisfies Shape;
export const createBlogPost = { summary: 'Add a post', body: newBlogPost, response: staffBlogPost, status: 201 } satisfies Shape;
export const updateBlogPost = {
  summary: 'Change fields of a post',
  params: idParams,
  body: blogPostChanges,
  response: staffBlogPost,
} satisfies Shape;
export const deleteBlogPost = { summary: 'Delete a post', params: idParams, status: 204 } satisfies Shape;

export const getPostsFeed = {
  summary: 'The newest blog posts as an RSS or Atom feed',
  params: z.strictObject({ file: z.enum(NEWS_FEED_FILES) }),
  query: languageQuery,
  responseType: 'application/xml',
} satisfies Shape;

export const listCustomerShowcases = {
  summary: `Customer showcases, featured ones first: ${PAGED}`,
  query: textListQuery,
  response: z.array(customerShowcase),
} satisfies Shape;
export const listStaffCustomerShowcases = {
  summary: 'Every customer showcase, for staff, with its texts in all languages',
  response: z.array(staffCustomerShowcase),
} satisfies Shape;
export const createCustomerShowcase = {
  summary: 'Add a customer showcase',
  body: newCustomerShowcase,
  response: staffCustomerShowcase,
  status: 201,
} satisfies Shape;
export const updateCustomerShowcase = {
  summary: 'Change fields of a customer showcase',
  params: idParams,
  body: customerShowcaseChanges,
  response: staffCustomerShowcase,
} satisfies Shape;
export const deleteCustomerShowcase = {
  summary: 'Delete a customer showcase',
  params: idParams,
  status: 204,
} satisfies Shape;

export const uploadMedia = {
  summary: 'Store a picture',
  bodyType: 'image/*',
  response: uploadedPicture,
  status: 201,
} satisfies Shape;
export const uploadDocument = {
  summary: 'Store a document (PDF)',
  bodyType: 'application/pdf',
  response: uploadedDocument,
  status: 201,
} satisfies Shape;
export const listContentAudit = {
  summary: 'What staff changed in the content, newest first',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;
export const findPersonInContent = {
  summary: 'Showcases and testimonials of a customer by name',
  body: namedPersonQuery,
  response: namedRecords,
} satisfies Shape;
export const erasePersonFromContent = {
  summary: 'Erase the customer of showcases and testimonials',
  body: namedErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromContent = {
  summary: 'Everything that is stored of the customers of showcases and testimonials, to hand it out',
  body: namedErasure,
  response: exportedRecords,
} satisfies Shape;

import type { Endpoint } from '../endpoint.js';

export const listBlogPosts = {
  method: 'GET',
  path: '/api/blog-posts',
  service: 'content',
  access: 'public',
  cache: true,
  staffSees: 'more',
} satisfies Endpoint;
export const listCustomerShowcases = {
  method: 'GET',
  path: '/api/customer-showcase',
  service: 'content',
  access: 'public',
  cache: true,
} satisfies Endpoint;

import type { EndpointOf } from '../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'content';
const open = { service, access: 'public' } as const;
const cached = { ...open, cache: true } as const;
const staff = { service, access: 'staff' } as const;

export const listBlogPosts: EndpointOf<typeof shapes.listBlogPosts> = {
  method: 'GET',
  path: '/api/blog-posts',
  ...cached,
  variesByStaff: true,
  permission: 'content.read',
};
export const listStaffBlogPosts: EndpointOf<typeof shapes.listStaffBlogPosts> = {
  method: 'GET',
  path: '/api/staff/blog-posts',
  ...staff,
  permission: 'content.read',
};
export const createBlogPost: EndpointOf<typeof shapes.createBlogPost> = {
  method: 'POST',
  path: '/api/blog-posts',
  ...staff,
  permission: 'content.write',
};
export const updateBlogPost: EndpointOf<typeof shapes.updateBlogPost> = {
  method: 'PUT',
  path: '/api/blog-posts/:id',
  ...staff,
  permission: 'content.write',
};
export const deleteBlogPost: EndpointOf<typeof shapes.deleteBlogPost> = {
  method: 'DELETE',
  path: '/api/blog-posts/:id',
  ...staff,
  permission: 'content.write',
};

export const getPostsFeed: EndpointOf<typeof shapes.getPostsFeed> = {
  method: 'GET',
  path: '/api/feeds/posts/:file',
  ...cached,
};

export const listCustomerShowcases: EndpointOf<typeof shapes.listCustomerShowcases> = {
  method: 'GET',
  path: '/api/customer-showcase',
  ...cached,
};
export const listStaffCustomerShowcases: EndpointOf<typeof shapes.listStaffCustomerShowcases> = {
  method: 'GET',
  path: '/api/staff/customer-showcase',
  ...staff,
  permission: 'content.read',
};
export const createCustomerShowcase: EndpointOf<typeof shapes.createCustomerShowcase> = {
  method: 'POST',
  path: '/api/customer-showcase',
  ...staff,
  permission: 'content.write',
};
export const updateCustomerShowcase: EndpointOf<typeof shapes.updateCustomerShowcase> = {
  method: 'PUT',
  path: '/api/customer-showcase/:id',
  ...staff,
  permission: 'content.write',
};
export const deleteCustomerShowcase: EndpointOf<typeof shapes.deleteCustomerShowcase> = {
  method: 'DELETE',
  path: '/api/customer-showcase/:id',
  ...staff,
  permission: 'content.write',
};

export const uploadMedia: EndpointOf<typeof shapes.uploadMedia> = {
  method: 'POST',
  path: '/api/media',
  ...staff,
  permission: 'pictures.write',
};
export const uploadDocument: EndpointOf<typeof shapes.uploadDocument> = {
  method: 'POST',
  path: '/api/media/documents',
  ...staff,
  permission: 'pictures.write',
};

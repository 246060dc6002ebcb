import type { DatabaseOptions } from '@dealership/service-kit';
import { BlogPostEntity } from '../blog-posts/blog-post.entity.js';
import { CustomerShowcaseEntity } from '../customer-showcase/customer-showcase.entity.js';
import { CreateBlogPosts1763710000000 } from './migrations/1763710000000-create-blog-posts.js';
import { CreateCustomerShowcases1763710001000 } from './migrations/1763710001000-create-customer-showcases.js';
import { StaffWrites1763710002000 } from './migrations/1763710002000-staff-writes.js';
import { OptionalPicture1763710003000 } from './migrations/1763710003000-optional-picture.js';

/** This service's database: the schema `content`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-content',
  url,
  schema: 'content',
  entities: [BlogPostEntity, CustomerShowcaseEntity],
  migrations: [
    CreateBlogPosts1763710000000,
    CreateCustomerShowcases1763710001000,
    StaffWrites1763710002000,
    OptionalPicture1763710003000,
  ],
  ...(poolSize && { poolSize }),
});

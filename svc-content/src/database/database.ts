import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit/database';
import { BlogPost } from '../blog-posts/blog-post.entity.js';
import { FormerSlug } from '../blog-posts/former-slug.entity.js';
import { CustomerShowcase } from '../customer-showcase/customer-showcase.entity.js';
import { SettingVersion } from '../settings/setting-version.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database, with all tables in the schema `content`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-content',
  url,
  schema: SCHEMA,
  entities: [BlogPost, FormerSlug, CustomerShowcase, SettingVersion],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  ...(poolSize && { poolSize }),
});

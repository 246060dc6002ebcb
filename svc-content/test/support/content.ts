import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dealerEnv, defineEnv } from '@dealership/server-kit';
import type { MediaEnv } from '@dealership/service-kit/media';
import { audienceOf } from '@dealership/service-kit/staff';
import { asMember, createMigratedDatabase, startTestApp, tableCleaner } from '@dealership/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { BlogPost } from '../../src/blog-posts/blog-post.entity.js';
import { CustomerShowcase } from '../../src/customer-showcase/customer-showcase.entity.js';
import { databaseOptions } from '../../src/database/database.js';

const CATALOG = audienceOf('another secret of more than thirty-two characters', 'svc-catalog');
export const OWN = audienceOf('a secret of more than thirty-two characters', 'svc-content');

/** A PNG file of one red pixel. */
export const RED_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export const PLAIN_POST: Omit<BlogPost, 'id' | 'slug' | 'createdAt' | 'publishedAt' | 'updatedAt'> = {
  title: 'A post',
  excerpt: 'What it is about.',
  content: 'First.\n\nSecond.',
  imageUrl: '/media/post.webp',
  imageAlt: null,
  translations: {},
  outdated: {},
  category: 'Tips',
  author: 'Mona Haddad',
  readTime: 4,
  tags: ['auction', 'import'],
  seoTitle: 'A post for buyers',
  seoDescription: 'What it is about, in short.',
  published: true,
  featured: false,
  version: 1,
};

export const PLAIN_SHOWCASE: Omit<CustomerShowcase, 'id' | 'createdAt'> = {
  clientName: 'Omar Nasser',
  clientReview: 'As it was described.',
  carMake: 'Orsenza',
  carModel: 'Altavia',
  carYear: 2023,
  carImage: '/media/car.webp',
  imageAlt: null,
  translations: {},
  outdated: {},
  rating: 5,
  featured: false,
  version: 1,
};

type Method = 'get' | 'head' | 'post' | 'put' | 'delete';

export interface Content {
  app: NestFastifyApplication;
  /** URL of the running service. */
  url: string;
  databaseUrl: string;
  dataSource: DataSource;
  mediaDir: string;
  /** Stores plain posts with the given values, published when created; the last one is the newest. Returns their ids. */
  addPosts(...posts: Partial<BlogPost>[]): Promise<number[]>;
  /** The same for showcases. */
  addShowcases(...showcases: Partial<CustomerShowcase>[]): Promise<number[]>;
  get(path: string): request.Test;
  /** A call by staff, as the gateway makes it. */
  asStaff(method: Method, path: string): request.Test;
  /** The same without a token. */
  asAnonymous(method: Method, path: string): request.Test;
  /** The audit rows of staff, oldest first. */
  audit(): Promise<object[]>;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Emptied between tests. */
const EMPTIED = ['content.blog_post', 'content.customer_showcase', 'content.setting_version', 'content.audit'];

/** Starts the service with its own database and, unless given, its own media folder, migrated and empty. */
export async function startContent(media?: MediaEnv, catalogUrl = 'http://127.0.0.1:1'): Promise<Content> {
  const database = await createMigratedDatabase(databaseOptions);
  const mediaDir = await mkdtemp(join(tmpdir(), 'svc-content-media-'));
  const app = await startTestApp(
    AppModule.forRoot({
      DATABASE_URL: database.url,
      SERVICE_TOKEN_KEY: OWN.key,
      SVC_CATALOG_URL: catalogUrl,
      SVC_CATALOG_TOKEN_KEY: CATALOG.key,
      RECORD_RETENTION_DAYS: 1095,
      ...defineEnv(dealerEnv).parse({ SITE_NAME: 'Marina Motors' }),
      PUBLIC_URL: 'https://cars.example',
      ...(media ?? { MEDIA_DIR: mediaDir }),
    }),
  );
  const dataSource = app.get(DataSource);
  const emptyTables = tableCleaner(dataSource);
  let minute = 0;
  const next = (): { createdAt: Date } => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute++)) });
  const asAnonymous: Content['asAnonymous'] = (method, path) => request(app.getHttpServer())[method](path);
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    dataSource,
    mediaDir,
    async addPosts(...posts) {
      const rows = posts.map((post) => ({ ...next(), ...PLAIN_POST, slug: `post-${minute}`, ...post }));
      const { identifiers } = await dataSource.manager.insert(BlogPost, rows);
      return identifiers.map(({ id }) => id as number);
    },
    async addShowcases(...showcases) {
      const rows = showcases.map((showcase) => ({ ...next(), ...PLAIN_SHOWCASE, ...showcase }));
      const { identifiers } = await dataSource.manager.insert(CustomerShowcase, rows);
      return identifiers.map(({ id }) => id as number);
    },
    get: (path) => asAnonymous('get', path),
    asAnonymous,
    asStaff: (method, path) => asAnonymous(method, path).set(asMember(OWN)),
    audit: () => dataSource.query('SELECT session_id, action, entity, entity_id, before, after FROM content.audit ORDER BY id'),
    empty: () => emptyTables(EMPTIED, { restartIds: true }),
    async stop() {
      await app.close();
      await database.drop();
      await rm(mediaDir, { recursive: true });
    },
  };
}

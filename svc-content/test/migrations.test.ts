import { join } from 'node:path';
import { BLOG_CATEGORIES } from '@dealership/contracts';
import { dataSourceOptions, migrate } from '@dealership/service-kit/database';
import { createTestDatabase, migrationRuns, schemaDocument, type TestDatabase } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database.js';

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateBlogPosts1763710000000',
  'CreateCustomerShowcases1763710001000',
  'StaffWrites1763710002000',
  'OptionalPicture1763710003000',
  'NamePeopleInAudit1763800000000',
  'TranslateContent1763800001000',
  'KeepSettings1795392000000',
  'RetireDrafts1795468800000',
  'KeepFormerSlugs1795555200000',
  'DateBlogPosts1796400000000',
];

let database: TestDatabase;
let dataSource: DataSource;

async function open(): Promise<void> {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url, 2))).initialize();
}

async function close(): Promise<void> {
  await dataSource.destroy();
  await database.drop();
}

const POST = { title: 'A', slug: 'a', excerpt: 'B', content: 'C', author: 'D' };
const SHOWCASE = { client_name: 'A', client_review: 'B', car_make: 'C', car_model: 'D', car_year: 2020, car_image: 'E' };

function insert(table: string, values: Record<string, unknown>): Promise<unknown> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  return dataSource.query(`INSERT INTO content.${table} (${columns}) VALUES (${places})`, Object.values(values));
}

describe('the migrations', () => {
  beforeEach(open);
  afterEach(close);

  it('run once, revert completely, run again, and break nothing for the previous release', async () => {
    expect(await migrationRuns(databaseOptions)).toEqual({ refused: [], repeated: [], left: [], ran: RECORDED });
  });

  it('date the posts there are: published ones by their creation, all by their last change', async () => {
    await migrate(databaseOptions(database.url));
    await dataSource.undoLastMigration();
    const created_at = '2026-01-01T00:00:00Z';
    await insert('blog_post', { ...POST, published: true, created_at });
    await insert('blog_post', { ...POST, slug: 'b', created_at });
    await dataSource.query(
      `INSERT INTO content.audit (session_id, action, entity, entity_id, at) VALUES ('s', 'update', 'blog-post', 2, '2026-02-01Z')`,
    );
    await migrate(databaseOptions(database.url));
    expect(await dataSource.query('SELECT published_at, updated_at FROM content.blog_post ORDER BY id')).toEqual([
      { published_at: new Date(created_at), updated_at: new Date(created_at) },
      { published_at: null, updated_at: new Date('2026-02-01Z') },
    ]);
  });
});

describe('the tables', () => {
  beforeAll(async () => {
    await open();
    await migrate(databaseOptions(database.url));
  });
  afterEach(() => dataSource.query('TRUNCATE content.blog_post, content.customer_showcase CASCADE'));
  afterAll(close);

  it('default a post to a five-minute draft in the news category', async () => {
    await insert('blog_post', POST);
    const rows = await dataSource.query('SELECT category, read_time, tags, published, featured FROM content.blog_post');
    expect(rows).toEqual([{ category: 'News', read_time: 5, tags: [], published: false, featured: false }]);
  });

  it('date a post at its first publication, also for a release that writes no dates', async () => {
    const dates = async () => (await dataSource.query('SELECT published_at, updated_at FROM content.blog_post'))[0];
    const created_at = new Date('2026-01-01T00:00:00Z');
    await insert('blog_post', { ...POST, created_at });
    expect(await dates()).toEqual({ published_at: null, updated_at: created_at });
    await dataSource.query('UPDATE content.blog_post SET published = true');
    const { published_at, updated_at } = await dates();
    expect([published_at > created_at, updated_at]).toEqual([true, published_at]);
    for (const published of [false, true]) await dataSource.query('UPDATE content.blog_post SET published = $1', [published]);
    const again = await dates();
    expect([again.published_at, again.updated_at > updated_at]).toEqual([published_at, true]);
    await insert('blog_post', { ...POST, slug: 'b', published: true, created_at });
    expect(await dataSource.query(`SELECT published_at FROM content.blog_post WHERE slug = 'b'`)).toEqual([
      { published_at: created_at },
    ]);
  });

  it('default a showcase to excellent and not featured', async () => {
    await insert('customer_showcase', SHOWCASE);
    const rows = await dataSource.query('SELECT rating, featured FROM content.customer_showcase');
    expect(rows).toEqual([{ rating: 5, featured: false }]);
  });

  it('accept the six categories and the limits of ranges', async () => {
    for (const [index, category] of BLOG_CATEGORIES.entries()) await insert('blog_post', { ...POST, slug: `${index}`, category });
    for (const read_time of [1, 60]) await insert('blog_post', { ...POST, slug: `read-${read_time}`, read_time });
    for (const rating of [1, 5]) await insert('customer_showcase', { ...SHOWCASE, rating });
  });

  it('refuse a second post of the same slug', async () => {
    await insert('blog_post', POST);
    await expect(insert('blog_post', POST)).rejects.toMatchObject({ constraint: 'uq_blog_post_slug' });
  });

  it.each([
    ['ck_blog_post_title', { title: '' }],
    ['ck_blog_post_slug', { slug: '' }],
    ['ck_blog_post_excerpt', { excerpt: '' }],
    ['ck_blog_post_content', { content: '' }],
    ['ck_blog_post_author', { author: '' }],
    ['ck_blog_post_category', { category: 'Gossip' }],
    ['ck_blog_post_read_time', { read_time: 0 }],
    ['ck_blog_post_read_time', { read_time: 61 }],
  ])('make %s refuse a post of %j', async (constraint, values) => {
    await expect(insert('blog_post', { ...POST, ...values })).rejects.toMatchObject({ constraint });
  });

  it.each([
    ['ck_customer_showcase_client_name', { client_name: '' }],
    ['ck_customer_showcase_client_review', { client_review: '' }],
    ['ck_customer_showcase_car_make', { car_make: '' }],
    ['ck_customer_showcase_car_model', { car_model: '' }],
    ['ck_customer_showcase_car_year', { car_year: 1885 }],
    ['ck_customer_showcase_rating', { rating: 0 }],
    ['ck_customer_showcase_rating', { rating: 6 }],
  ])('make %s refuse a showcase of %j', async (constraint, values) => {
    await expect(insert('customer_showcase', { ...SHOWCASE, ...values })).rejects.toMatchObject({ constraint });
  });
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});

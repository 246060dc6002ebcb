import { api } from '@dealership/contracts/api';
import { queriesOn } from '@dealership/service-kit/database';
import { picturesInUse } from '@dealership/service-kit/media';
import { type ServiceAddress, ServiceClient } from '@dealership/service-kit/service-client';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import type { BlogPost } from '../blog-posts/blog-post.entity.js';
import type { CustomerShowcase } from '../customer-showcase/customer-showcase.entity.js';
import type { SettingVersion } from '../settings/setting-version.entity.js';

const TIMEOUT_MS = 20_000;

interface Tables {
  'content.blog_post': BlogPost;
  'content.customer_showcase': CustomerShowcase;
  'content.setting_version': SettingVersion;
}

/** The ids of the pictures used in svc-catalog. */
export async function catalogPictures(catalog: ServiceAddress): Promise<string[]> {
  try {
    return await new ServiceClient({ ...catalog, timeoutMs: TIMEOUT_MS }).call(api.listCatalogMedia);
  } catch (cause) {
    throw new Error(`svc-catalog did not tell which pictures it uses (${catalog.url})`, { cause });
  }
}

/** The ids of the pictures used in this service. */
export function contentPictures(dataSource: DataSource): Promise<string[]> {
  const db = queriesOn<Tables>(dataSource.manager);
  const texts = db
    .selectFrom('content.blog_post')
    .select('imageUrl as text')
    .unionAll((eb) => eb.selectFrom('content.blog_post').select('content as text'))
    .unionAll((eb) => eb.selectFrom('content.blog_post').select(sql<string>`translations::text`.as('text')))
    .unionAll((eb) => eb.selectFrom('content.customer_showcase').select('carImage as text'))
    // Versions published once can be published again.
    .unionAll((eb) =>
      eb.selectFrom('content.setting_version').where('state', '!=', 'old').select(sql<string>`body::text`.as('text')),
    );
  return picturesInUse(db, texts);
}

/** The ids of the pictures used in any schema. */
export async function allPicturesInUse(dataSource: DataSource, catalog: ServiceAddress): Promise<string[]> {
  return [...(await contentPictures(dataSource)), ...(await catalogPictures(catalog))];
}

import { listCatalogMedia } from '@dealership/contracts/catalog/endpoints';
import { picturesInUse } from '@dealership/service-kit/media';
import { signServiceToken } from '@dealership/service-kit/staff';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const DEADLINE_MS = 20_000;

const OWN_TEXTS = `
  SELECT image_url AS text FROM content.blog_post
  UNION ALL SELECT content FROM content.blog_post
  UNION ALL SELECT car_image FROM content.customer_showcase`;

export interface CatalogAccess {
  url: string;
  tokenSecret: string;
}

async function askCatalog({ url, tokenSecret }: CatalogAccess): Promise<string[]> {
  const address = url.replace(/\/+$/, '') + listCatalogMedia.path;
  try {
    const headers = { authorization: `Bearer ${signServiceToken(tokenSecret, 'svc-content')}` };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return z.array(z.string()).parse(await response.json());
  } catch (cause) {
    throw new Error(`svc-catalog did not tell which pictures it uses (${address})`, { cause });
  }
}

/** The ids of the pictures that rows of any schema name. */
export async function allPicturesInUse(dataSource: DataSource, catalog: CatalogAccess): Promise<string[]> {
  return [...(await picturesInUse(dataSource, OWN_TEXTS)), ...(await askCatalog(catalog))];
}

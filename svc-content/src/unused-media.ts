import { parseArgs } from 'node:util';
import { dataSourceOptions } from '@dealership/service-kit/database';
import { mediaOptions, openMediaStore } from '@dealership/service-kit/media';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database/database.js';
import { unusedMediaEnv } from './env.js';
import { allPicturesInUse } from './media/pictures-in-use.js';
import { removeUnused, type UnusedPicture, unusedPictures } from './media/unused-pictures.js';

const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } });
const env = unusedMediaEnv.read();

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const lineOf = ({ id, bytes, modifiedAt }: UnusedPicture): string =>
  `${id}  ${modifiedAt.toISOString().slice(0, 10)}  ${kilobytes(bytes)}`;

const { files } = await openMediaStore(mediaOptions(env));
const dataSource = await new DataSource(dataSourceOptions(databaseOptions(env.DATABASE_URL, 1))).initialize();
try {
  const catalog = { url: env.SVC_CATALOG_URL, tokenKey: env.SVC_CATALOG_TOKEN_KEY };
  const inUse = () => allPicturesInUse(dataSource, catalog);
  let count = 0;
  let total = 0;
  for (const picture of await unusedPictures(files, inUse)) {
    if (values.remove && !(await removeUnused(files, picture.id, inUse))) continue;
    console.log(lineOf(picture));
    count += 1;
    total += picture.bytes;
  }
  console.log(`content: unused pictures: ${count}, ${kilobytes(total)}${values.remove ? ', removed' : ''}`);
} finally {
  await dataSource.destroy();
}

import { parseArgs } from 'node:util';
import { dataSourceOptions } from '@dealership/service-kit/database';
import { mediaOptions, openMediaStore } from '@dealership/service-kit/media';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database/database.js';
import { unusedMediaEnv } from './env.js';
import { allPicturesInUse } from './media/pictures-in-use.js';
import { type UnusedPicture, unusedPictures } from './media/unused-pictures.js';

const { values } = parseArgs({ options: { remove: { type: 'boolean', default: false } } });
const env = unusedMediaEnv.read();

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const lineOf = ({ id, bytes, modifiedAt }: UnusedPicture): string =>
  `${id}  ${modifiedAt.toISOString().slice(0, 10)}  ${kilobytes(bytes)}`;

const { files } = await openMediaStore(mediaOptions(env));
const dataSource = await new DataSource(dataSourceOptions(databaseOptions(env.DATABASE_URL, 1))).initialize();
try {
  const catalog = { url: env.SVC_CATALOG_URL, tokenKey: env.SVC_CATALOG_TOKEN_KEY };
  const unused = await unusedPictures(files, () => allPicturesInUse(dataSource, catalog));
  for (const picture of unused) {
    if (values.remove) for (const key of picture.keys) await files.remove(key);
    console.log(lineOf(picture));
  }
  const total = unused.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`content: unused pictures: ${unused.length}, ${kilobytes(total)}${values.remove ? ', removed' : ''}`);
} finally {
  await dataSource.destroy();
}

import { join } from 'node:path';
import { DEFAULT_LANGUAGE, readingMinutes } from '@dealership/contracts';
import { type AddressOf, type MediaOptions, openMediaStore, storeDemoPictures } from '@dealership/service-kit/media';
import type { DataSource, EntityManager } from 'typeorm';
import { BlogPost } from '../blog-posts/blog-post.entity.js';
import { CustomerShowcase } from '../customer-showcase/customer-showcase.entity.js';
import { sanitise, sanitiseTranslations } from '../rich-text/sanitise.js';
import { type DemoData, picturesOf, readDemoData, withPictures } from './demo-data.js';

export interface SeedOptions {
  demoDataDir: string;
  media: MediaOptions;
  log: (line: string) => void;
}

const HOUR = 3_600_000;
const HOURS_BETWEEN = { blogPosts: 197, customerShowcases: 413 };

const hasContent = async (manager: EntityManager): Promise<boolean> =>
  (await manager.exists(BlogPost)) || (await manager.exists(CustomerShowcase));

/** The first item is an hour old; the others were written one by one before it. */
const written = <Item>(items: Item[], hoursBetween: number): (Item & { createdAt: Date })[] => {
  const latest = Date.now() - HOUR;
  return items.map((item, index) => ({ ...item, createdAt: new Date(latest - index * hoursBetween * HOUR) })).reverse();
};

const withTranslatedPictures = (translations: BlogPost['translations'], addressOf: AddressOf): BlogPost['translations'] =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      texts.content === undefined ? texts : { ...texts, content: withPictures(texts.content, addressOf) },
    ]),
  );

async function insertContent(manager: EntityManager, data: DemoData, addressOf: AddressOf): Promise<void> {
  const blogPosts = written(data.blogPosts, HOURS_BETWEEN.blogPosts).map(({ image, content, translations, ...post }) => ({
    ...post,
    content: sanitise(withPictures(content, addressOf)),
    translations: sanitiseTranslations(withTranslatedPictures(translations as BlogPost['translations'], addressOf)),
    readTime: readingMinutes(content, DEFAULT_LANGUAGE),
    imageUrl: image === null ? null : addressOf(image),
  }));
  const showcases = written(data.customerShowcases, HOURS_BETWEEN.customerShowcases).map(({ carImage, ...showcase }) => ({
    ...showcase,
    carImage: addressOf(carImage),
  }));
  await manager.insert(BlogPost, blogPosts);
  await manager.insert(CustomerShowcase, showcases);
}

/** Fills empty tables with the demo content. Returns false, and changes nothing, if there is content already. */
export async function seedDemoData(dataSource: DataSource, { demoDataDir, media, log }: SeedOptions): Promise<boolean> {
  if (await hasContent(dataSource.manager)) return false;
  const data = await readDemoData(demoDataDir);
  const store = await openMediaStore(media);
  const addressOf = await storeDemoPictures(join(demoDataDir, 'pictures'), picturesOf(data), store, log);
  return dataSource.transaction(async (manager) => {
    // When two seeds run concurrently, the second must see the content of the first.
    await manager.query('LOCK TABLE content.blog_post, content.customer_showcase IN SHARE ROW EXCLUSIVE MODE');
    if (await hasContent(manager)) return false;
    await insertContent(manager, data, addressOf);
    log(`blog posts ${data.blogPosts.length}, customer showcases ${data.customerShowcases.length}`);
    return true;
  });
}

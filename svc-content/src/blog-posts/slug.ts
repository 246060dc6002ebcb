import { slugOf } from '@dealership/contracts';
import { violates } from '@dealership/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { BlogPost } from './blog-post.entity.js';
import { FormerSlug } from './former-slug.entity.js';

const MAX_LENGTH = 120;

/** The slug of a title, or of the id if the title has no Latin letters. */
export function slugOfTitle(title: string, id: number): string {
  const slug = slugOf(title).replace(/-+$/, '');
  return /[a-z]/.test(slug) ? slug : String(id);
}

const numbered = (slug: string, number: number): string => {
  const ending = `-${number}`;
  return slug.slice(0, MAX_LENGTH - ending.length).replace(/-+$/, '') + ending;
};

/** The slug of a post: the wanted one, with -2, -3 … if other posts have it or had it before. */
export async function freeSlug(manager: EntityManager, wanted: string, id: number): Promise<string> {
  const isTaken = async (slug: string) =>
    (await manager.existsBy(BlogPost, { slug, id: Not(id) })) ||
    (await manager.existsBy(FormerSlug, { slug, blogPostId: Not(id) }));
  let slug = wanted;
  for (let number = 2; await isTaken(slug); number++) slug = numbered(wanted, number);
  return slug;
}

/** Records the slug that a post gives up. */
export async function keepFormerSlug(manager: EntityManager, before: string, { id, slug }: BlogPost): Promise<void> {
  if (before === slug) return;
  await manager.delete(FormerSlug, { slug });
  await manager.upsert(FormerSlug, { slug: before, blogPostId: id }, ['slug']);
}

/**
 * Retries if another post took the slug between check and write. Terminates: each retry means that another write
 * succeeded.
 */
export async function untilSlugIsFree<Result>(write: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!violates(error, 'uq_blog_post_slug')) throw error;
    }
  }
}

import { listBlogPosts } from '@dealership/contracts/content/endpoints';
import type { SitemapPage } from '@dealership/ui-kit/lifecycles';
import { callAll } from '@dealership/ui-kit/query';
import { postAddress } from '../features/blog/reading-position.js';

/** The list and all of its posts. */
export async function sitemap(): Promise<SitemapPage[]> {
  const posts = await callAll(listBlogPosts);
  const pages = posts.map(({ slug, imageUrl, updatedAt }) => ({
    path: postAddress(slug),
    images: imageUrl?.startsWith('/') ? [imageUrl] : [],
    lastModified: updatedAt,
  }));
  return [{ path: '/blog' }, ...pages];
}

import type { BlogPost, Language } from '@dealership/contracts';
import { listBlogPosts } from '@dealership/contracts/content/endpoints';
import { type PrefetchContext, useLanguage } from '@dealership/ui-kit';
import { callAll, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';
import { postAddress } from './reading-position.js';

/** A post's summary. */
export type PostSummary = Pick<
  BlogPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'imageUrl'
  | 'imageAlt'
  | 'category'
  | 'author'
  | 'readTime'
  | 'featured'
  | 'createdAt'
  | 'publishedAt'
  | 'textLanguages'
>;

const toSummary = (post: BlogPost): PostSummary => {
  const { id, slug, title, excerpt, imageUrl, imageAlt, category, author, readTime } = post;
  const { featured, createdAt, publishedAt, textLanguages } = post;
  const shown = { id, slug, title, excerpt, imageUrl, imageAlt, category, author, readTime };
  return { ...shown, featured, createdAt, publishedAt, textLanguages };
};

/**
 * All published posts with their contents, newest first, translated where possible: one call for both views. Staff also
 * get drafts.
 */
const allPostsQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['blog-posts', lang, 'all'],
    queryFn: async ({ signal }) => {
      const posts = await callAll(listBlogPosts, { query: { lang }, signal });
      return posts.filter(({ published }) => published);
    },
  });

const summariesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['blog-posts', lang, 'summaries'],
    queryFn: async ({ client }) => (await client.ensureQueryData(allPostsQuery(lang))).map(toSummary),
  });

/** Also found by a slug that it had before. `null`: the post does not exist. */
const postQuery = (lang: Language, slug: string) =>
  queryOptions({
    queryKey: ['blog-posts', lang, 'post', slug],
    queryFn: async ({ client }) => {
      const posts = await client.ensureQueryData(allPostsQuery(lang));
      return posts.find((post) => post.slug === slug) ?? posts.find(({ formerSlugs }) => formerSlugs.includes(slug)) ?? null;
    },
  });

export function usePostSummaries() {
  const { language } = useLanguage();
  return useQuery(summariesQuery(language));
}

export function usePost(slug: string) {
  const { language } = useLanguage();
  return useQuery(postQuery(language, slug));
}

export async function prefetchBlog(
  client: QueryClient,
  { query, language }: PrefetchContext,
): Promise<{ movedTo: string } | undefined> {
  const slug = query.get('post');
  await Promise.all([client.prefetchQuery(summariesQuery(language)), slug && client.prefetchQuery(postQuery(language, slug))]);
  // The document embeds the summaries and the open post. Other contents are loaded when their post is opened.
  client.removeQueries(allPostsQuery(language));
  const post = slug ? client.getQueryData(postQuery(language, slug).queryKey) : undefined;
  return post && post.slug !== slug ? { movedTo: postAddress(post.slug) } : undefined;
}

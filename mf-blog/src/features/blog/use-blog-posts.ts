import type { BlogPost, Language } from '@dealership/contracts';
import { listBlogPosts } from '@dealership/contracts/content/endpoints';
import { type PrefetchContext, useLanguage } from '@dealership/ui-kit';
import { callAll, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** What the list shows of a post. */
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
  | 'createdAt'
  | 'textLanguages'
>;

const toSummary = (post: BlogPost): PostSummary => {
  const { id, slug, title, excerpt, imageUrl, imageAlt, category, author, readTime, createdAt, textLanguages } = post;
  return { id, slug, title, excerpt, imageUrl, imageAlt, category, author, readTime, createdAt, textLanguages };
};

/**
 * Every published post with its content, newest first, in a language where somebody has translated it: the one call that the two views
 * are made from. Staff are sent drafts too.
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

/** `null`: there is no such post. */
const postQuery = (lang: Language, slug: string) =>
  queryOptions({
    queryKey: ['blog-posts', lang, 'post', slug],
    queryFn: async ({ client }) => {
      const posts = await client.ensureQueryData(allPostsQuery(lang));
      return posts.find((post) => post.slug === slug) ?? null;
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

export async function prefetchBlog(client: QueryClient, { query, language }: PrefetchContext): Promise<void> {
  const slug = query.get('post');
  await Promise.all([client.prefetchQuery(summariesQuery(language)), slug && client.prefetchQuery(postQuery(language, slug))]);
  // The document carries the summaries and the open post; the other posts' contents come when one of them is opened.
  client.removeQueries(allPostsQuery(language));
}

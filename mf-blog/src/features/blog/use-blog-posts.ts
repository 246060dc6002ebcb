import type { BlogPost } from '@dealership/contracts';
import { listBlogPosts } from '@dealership/contracts/content/endpoints';
import type { PrefetchContext } from '@dealership/ui-kit';
import { call, type QueryClient, queryOptions, useQuery } from '@dealership/ui-kit/query';

/** What the list shows of a post. */
export type PostSummary = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'excerpt' | 'imageUrl' | 'category' | 'author' | 'readTime' | 'createdAt'
>;

const toSummary = ({ id, slug, title, excerpt, imageUrl, category, author, readTime, createdAt }: BlogPost): PostSummary => ({
  id,
  slug,
  title,
  excerpt,
  imageUrl,
  category,
  author,
  readTime,
  createdAt,
});

/** Every published post with its content, newest first: the one call that the two views are made from. Staff are sent drafts too. */
const allPostsQuery = queryOptions({
  queryKey: ['blog-posts', 'all'],
  queryFn: async ({ signal }) => {
    const posts = await call(listBlogPosts, { signal });
    return posts.filter(({ published }) => published);
  },
});

const summariesQuery = queryOptions({
  queryKey: ['blog-posts', 'summaries'],
  queryFn: async ({ client }) => (await client.ensureQueryData(allPostsQuery)).map(toSummary),
});

/** `null`: there is no such post. */
const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog-posts', 'post', slug],
    queryFn: async ({ client }) => {
      const posts = await client.ensureQueryData(allPostsQuery);
      return posts.find((post) => post.slug === slug) ?? null;
    },
  });

export const usePostSummaries = () => useQuery(summariesQuery);

export const usePost = (slug: string) => useQuery(postQuery(slug));

export async function prefetchBlog(client: QueryClient, { query }: PrefetchContext): Promise<void> {
  const slug = query.get('post');
  await Promise.all([client.prefetchQuery(summariesQuery), slug && client.prefetchQuery(postQuery(slug))]);
  // The document carries the summaries and the open post; the other posts' contents come when one of them is opened.
  client.removeQueries(allPostsQuery);
}

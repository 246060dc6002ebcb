import { useSearchParams } from '@dealership/ui-kit/router';
import { PostList } from './list/post-list.js';
import { PostView } from './post/post-view.js';
import { useReadingPosition } from './reading-position.js';

/** The list, or the post named by the URL. */
export function BlogPage() {
  const [params] = useSearchParams();
  const slug = params.get('post') ?? '';
  useReadingPosition(slug);
  return slug ? <PostView key={slug} slug={slug} /> : <PostList category={params.get('category') ?? ''} />;
}

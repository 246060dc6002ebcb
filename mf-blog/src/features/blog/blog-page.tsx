import { useSearchParams } from '@dealership/ui-kit/router';
import { PostList } from './list/post-list.js';
import { PostView } from './post/post-view.js';
import { useReadingPlace } from './reading-place.js';

/** The list, or the post named by the URL. */
export function BlogPage() {
  const [params] = useSearchParams();
  const slug = params.get('post') ?? '';
  useReadingPlace(slug);
  return slug ? <PostView key={slug} slug={slug} /> : <PostList category={params.get('category') ?? ''} />;
}

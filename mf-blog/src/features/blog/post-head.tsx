import type { BlogPost } from '@dealership/contracts';
import { PageHead, pictureToPreload, sharePictureOf } from '@dealership/ui-kit';
import { writtenIn } from '../../shared/written-in.js';
import { postAddress } from './reading-place.js';

const toStructuredData = ({ title, excerpt, imageUrl, author, createdAt, category, tags, slug }: BlogPost) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  ...(imageUrl && { image: imageUrl }),
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
  articleSection: category,
  keywords: tags,
  inLanguage: writtenIn(`${title} ${excerpt}`).lang,
  mainEntityOfPage: postAddress(slug),
});

/** What a post says of itself to browsers, search engines and those who share it. */
export const PostHead = ({ post, pictureSizes }: { post: BlogPost; pictureSizes: string }) => (
  <PageHead
    title={post.seoTitle || post.title}
    description={post.seoDescription || post.excerpt}
    kind="article"
    canonical={postAddress(post.slug)}
    picture={post.imageUrl ? pictureToPreload(post.imageUrl, pictureSizes) : undefined}
    sharePicture={sharePictureOf(post.imageUrl, post.title)}
    structuredData={[toStructuredData(post)]}
  />
);

import { type BlogPost, MEDIA_WIDTHS, mediaAddress, readMediaAddress } from '@dealership/contracts';
import { PageHead, type PageHeadProps, pictureToPreload } from '@dealership/ui-kit';
import { writtenIn } from '../../shared/written-in.js';
import { postAddress } from './reading-place.js';

const SHARED_WIDTH = MEDIA_WIDTHS[2];

/** A stored picture in a width and format that every network shows. */
function toSharePicture({ imageUrl, title }: BlogPost): PageHeadProps['sharePicture'] {
  const stored = readMediaAddress(imageUrl ?? '');
  if (!stored) return undefined;
  const width = Math.min(stored.width, SHARED_WIDTH);
  const height = Math.round((stored.height * width) / stored.width);
  return { url: mediaAddress(stored.id, width, 'webp'), width, height, alt: title };
}

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
    sharePicture={toSharePicture(post)}
    structuredData={[toStructuredData(post)]}
  />
);

import { type BlogPost, postDate, writtenIn } from '@dealership/contracts';
import { breadcrumbs, PageHead, type StructuredData, useTranslation } from '@dealership/ui-kit';
import { pictureToPreload, sharePictureOf } from '@dealership/ui-kit/media';
import { postAddress } from '../reading-position.js';

const toStructuredData = (post: BlogPost) => {
  const { title, excerpt, imageUrl, author, updatedAt, category, tags, slug } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    image: imageUrl ?? undefined,
    author: { '@type': 'Person', name: author },
    datePublished: postDate(post),
    dateModified: updatedAt,
    articleSection: category,
    keywords: tags,
    inLanguage: writtenIn(`${title} ${excerpt}`).lang,
    mainEntityOfPage: postAddress(slug),
  } satisfies StructuredData;
};

/** Metadata of a post for browsers, search engines and sharing. */
export function PostHead({ post, pictureSizes }: { post: BlogPost; pictureSizes: string }) {
  const { t } = useTranslation('blog');
  const address = postAddress(post.slug);
  return (
    <PageHead
      title={post.seoTitle || post.title}
      description={post.seoDescription || post.excerpt}
      kind="article"
      canonical={address}
      picture={post.imageUrl ? pictureToPreload(post.imageUrl, pictureSizes) : undefined}
      sharePicture={sharePictureOf(post.imageUrl, post.imageAlt ?? post.title)}
      structuredData={[
        toStructuredData(post),
        breadcrumbs([t('common:home'), '/'], [t('list.title'), '/blog'], [post.title, address]),
      ]}
    />
  );
}

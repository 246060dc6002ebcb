import { escapeHtml } from '@dealership/contracts';
import { documentNonce } from '../../shared/document-nonce.js';
import type { BlogPostValues } from './blog-post-values.js';
import { previewContent } from './preview-content.js';
import { previewStyles } from './preview-styles.js';

/** A document for a frame: the post in the look of the blog. `category`: ready to show. */
export function previewDocument({ title, excerpt, author, content, imageUrl, tags }: BlogPostValues, category: string): string {
  const picture = imageUrl ? `<img class="picture" src="${escapeHtml(imageUrl)}" alt="">` : '';
  const listed = tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('');
  return `<!doctype html>
<html><head><meta charset="utf-8"><style nonce="${documentNonce()}">${previewStyles}</style></head>
<body><article>
<p class="category">${escapeHtml(category)}</p>
<h1 dir="auto">${escapeHtml(title)}</h1>
<p class="excerpt" dir="auto">${escapeHtml(excerpt)}</p>
<p class="author" dir="auto">${escapeHtml(author)}</p>
${picture}
<div class="content" dir="auto">${previewContent(content)}</div>
${listed && `<ul class="tags" dir="auto">${listed}</ul>`}
</article></body></html>`;
}

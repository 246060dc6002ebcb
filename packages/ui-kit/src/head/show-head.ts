import type { Language } from '@dealership/contracts';
import { documentTitle, HEAD_TAGS, type HeadTag, headTags, type SiteHead } from './head-tags.js';
import type { PageHeadProps } from './page-head-props.js';

/** As the server wrote it on the document. */
function siteOfDocument(): SiteHead {
  const { siteName = '', siteOrigin = window.location.origin, sitePicture } = document.documentElement.dataset;
  return { name: siteName, origin: siteOrigin, picture: JSON.parse(sitePicture ?? '{"url":"/"}') };
}

function toElement([name, attributes, text = '']: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

let shown: string | undefined;

const isAsServed = (title: string, { description }: PageHeadProps): boolean =>
  document.title === title && document.querySelector<HTMLMetaElement>('meta[name=description]')?.content === description;

/** Makes the document's head that of the page that shows now. */
export function showHead(head: PageHeadProps, language: Language): void {
  const site = siteOfDocument();
  const title = documentTitle(head, site.name);
  const tags = headTags(head, { path: window.location.pathname, language }, site);
  const text = JSON.stringify(tags);
  // The server may have written more than the page's code in the browser knows: the data of islands.
  const stays = text === shown || (shown === undefined && isAsServed(title, head));
  shown = text;
  if (stays) return;
  document.title = title;
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  document.head.append(...tags.map(toElement));
}

import type { Language } from '@dealership/contracts';
import { documentTitle } from '../head/document-title.js';
import type { PageHeadProps } from '../head/page-head-props.js';

let shown: string | undefined;

const isAsServed = (title: string, { description }: PageHeadProps): boolean =>
  document.title === title && document.querySelector<HTMLMetaElement>('meta[name=description]')?.content === description;

/** Updates the document's head to the current page; the first page's head is the server's. */
export function showHead(head: PageHeadProps, language: Language): void {
  const pageLocation = { path: window.location.pathname, language };
  const title = documentTitle(head, document.documentElement.dataset.siteName ?? '');
  const text = JSON.stringify([head, pageLocation]);
  const stays = text === shown || (shown === undefined && isAsServed(title, head));
  shown = text;
  if (stays) return;
  document.title = title;
  import(/* webpackChunkName: "head-tags" */ '../head-tags/index.js').then(
    ({ writeHeadTags }) => text === shown && writeHeadTags(head, pageLocation),
    (error: unknown) => console.warn('The head of the page could not be written', error),
  );
}

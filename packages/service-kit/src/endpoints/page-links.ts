import { DEFAULT_LANGUAGE, type Endpoint, endpointPath } from '@dealership/contracts';

/** A response with headers. */
export interface Reply {
  header(name: string, value: string): unknown;
}

interface Paging {
  page: number;
  pageSize: number;
}

/** One page of a list, and whether there is more. */
export interface PublicPage<Item> {
  items: Item[];
  more: boolean;
}

/** Rows to read for a page: its own plus one, to detect a next page. */
export const rowsOfPage = ({ page, pageSize }: Paging) => ({ take: pageSize + 1, skip: (page - 1) * pageSize });

/** The page of rows read with `rowsOfPage`. */
export const pageOf = <Item>(rows: Item[], { pageSize }: Paging): PublicPage<Item> => ({
  items: rows.slice(0, pageSize),
  more: rows.length > pageSize,
});

/**
 * Adds `Link` headers (RFC 8288) to the previous and next page, if any. `path`: of the list, without a query; other
 * query parameters are kept.
 */
export function linkPages(
  reply: Reply,
  path: Endpoint['path'],
  { page, pageSize, lang }: Paging & { lang?: string },
  more: boolean,
): void {
  const langParameter = lang === DEFAULT_LANGUAGE ? undefined : lang;
  const link = (number: number, rel: 'prev' | 'next') =>
    `<${endpointPath({ path }, {}, { lang: langParameter, page: number, pageSize })}>; rel="${rel}"`;
  const links = [page > 1 && link(page - 1, 'prev'), more && link(page + 1, 'next')].filter(Boolean);
  if (links.length) reply.header('link', links.join(', '));
}

import { DEFAULT_LANGUAGE, type Endpoint, endpointPath } from '@dealership/contracts';

/** What headers are written to. */
export interface Reply {
  header(name: string, value: string): unknown;
}

interface Place {
  page: number;
  pageSize: number;
}

/** Part of a list, and whether more comes after it. */
export interface ListPage<Item> {
  items: Item[];
  more: boolean;
}

/** Which rows a page is read from: its own and, to know whether there are more, the one after it. */
export const rowsOfPage = ({ page, pageSize }: Place) => ({ take: pageSize + 1, skip: (page - 1) * pageSize });

/** The page of a list that `rows` were read for by `rowsOfPage`. */
export const pageOf = <Item>(rows: Item[], { pageSize }: Place): ListPage<Item> => ({
  items: rows.slice(0, pageSize),
  more: rows.length > pageSize,
});

/**
 * Names the addresses of the pages before and after a page in its `Link` header (RFC 8288), where there are any. `path`: of the list,
 * without a query; what else was asked for is asked for again.
 */
export function linkPages(
  reply: Reply,
  path: Endpoint['path'],
  { page, pageSize, lang }: Place & { lang?: string },
  more: boolean,
): void {
  const said = lang === DEFAULT_LANGUAGE ? undefined : lang;
  const link = (number: number, rel: 'prev' | 'next') =>
    `<${endpointPath({ path }, {}, { lang: said, page: number, pageSize })}>; rel="${rel}"`;
  const links = [page > 1 && link(page - 1, 'prev'), more && link(page + 1, 'next')].filter(Boolean);
  if (links.length) reply.header('link', links.join(', '));
}

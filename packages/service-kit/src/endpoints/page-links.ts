import { type Endpoint, endpointPath } from '@dealership/contracts';

/** What headers are written to. */
export interface Reply {
  header(name: string, value: string): unknown;
}

/**
 * Names the addresses of the pages before and after a page in its `Link` header (RFC 8288), where there are any. `path`: of the list,
 * without a query; what else was asked for is asked for again.
 */
export function linkPages(
  reply: Reply,
  path: Endpoint['path'],
  { page, ...rest }: { page: number; pageSize: number },
  more: boolean,
): void {
  const link = (number: number, rel: 'prev' | 'next') =>
    `<${endpointPath({ path }, {}, { ...rest, page: number })}>; rel="${rel}"`;
  const links = [page > 1 && link(page - 1, 'prev'), more && link(page + 1, 'next')].filter(Boolean);
  if (links.length) reply.header('link', links.join(', '));
}

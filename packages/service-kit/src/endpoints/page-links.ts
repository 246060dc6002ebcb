/**
 * Value of the `Link` header (RFC 8288) of a page: the addresses of the pages before and after it, where there are any. `path`: of the
 * list, without a query.
 */
export function pageLinks(path: string, { page, pageSize }: { page: number; pageSize: number }, more: boolean): string {
  const link = (number: number, rel: 'prev' | 'next') => `<${path}?page=${number}&pageSize=${pageSize}>; rel="${rel}"`;
  return [page > 1 && link(page - 1, 'prev'), more && link(page + 1, 'next')].filter(Boolean).join(', ');
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? pair;

const byName = (a: string, b: string): number => {
  const [left, right] = [nameOf(a), nameOf(b)];
  return left === right ? 0 : left < right ? -1 : 1;
};

/**
 * The path with its query sorted by name; pairs of one name keep their order, because that order may mean something.
 * No shared answer varies by language; the language joins the key when one does.
 */
export function cacheKey(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  if (!url.includes('&', start)) return url;
  return `${url.slice(0, start)}?${url
    .slice(start + 1)
    .split('&')
    .sort(byName)
    .join('&')}`;
}

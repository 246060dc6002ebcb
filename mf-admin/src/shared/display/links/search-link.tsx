/** A search query, linked to its results in the inventory. */
export function SearchLink({ query }: { query: string }) {
  return (
    <a href={`/inventory?${query}`} target="_blank" rel="noopener" dir="ltr">
      {[...new URLSearchParams(query)].map(([name, value]) => `${name}: ${value}`).join(', ')}
    </a>
  );
}

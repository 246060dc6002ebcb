/** A search of the inventory, with its link. */
export function SearchLink({ query }: { query: string }) {
  return (
    <a href={`/inventory?${query}`} target="_blank" rel="noopener" dir="ltr">
      {[...new URLSearchParams(query)].map(([name, value]) => `${name}: ${value}`).join(', ')}
    </a>
  );
}

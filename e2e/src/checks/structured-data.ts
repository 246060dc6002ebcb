type Node = Record<string, unknown>;

/** The properties that Google requires of each type for rich results. */
const REQUIRED: Record<string, string[]> = {
  AutoDealer: ['name', 'address', 'url', 'telephone', 'openingHoursSpecification'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'author', 'datePublished'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Car: ['name', 'image', 'url', 'offers'],
  EngineSpecification: ['name'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['availability', 'priceCurrency', 'url'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Product: ['name', 'image', 'offers'],
  QuantitativeValue: ['value', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url'],
};

/** Additional properties required of an offer within these types: a product is shown with its price. */
const REQUIRED_OF_OFFER_IN: Record<string, string[]> = { Product: ['price'] };

const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'sameAs', 'mainEntityOfPage', 'urlTemplate']);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export const typesOf = (node: Node): string[] => listOf(node['@type']) as string[];

const isMissing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The JSON-LD of a document. */
export const structuredData = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));

/** Missing properties of a node and its children, by path: 'Car.offers.price'. */
export function lacks(node: Node, place = typesOf(node).join('+'), inTypes: string[] = []): string[] {
  const types = typesOf(node);
  if (!node['@type']) return node['@id'] ? [] : [`${place}.@type`];
  const unknown = types.filter((type) => !REQUIRED[type]).map((type) => `${place}: ${type} is no type of this site`);
  const ofParent = types.includes('Offer') ? inTypes.flatMap((type) => REQUIRED_OF_OFFER_IN[type] ?? []) : [];
  const required = [...types.flatMap((type) => REQUIRED[type] ?? []), ...ofParent];
  const missing = required.filter((name) => isMissing(node[name])).map((name) => `${place}.${name}`);
  const inside = Object.entries(node).flatMap(([name, value]) =>
    listOf(value).flatMap((entry) => {
      if (typeof entry === 'object' && entry !== null) return lacks(entry as Node, `${place}.${name}`, types);
      const relative = ADDRESSES.has(name) && !/^https?:\/\//.test(String(entry));
      return relative ? [`${place}.${name} is no whole address: ${entry}`] : [];
    }),
  );
  return [...unknown, ...missing, ...inside];
}

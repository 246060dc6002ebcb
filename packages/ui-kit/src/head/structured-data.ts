import type {
  AutoDealer,
  BlogPosting,
  BreadcrumbList,
  CarLeaf,
  FAQPage,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';

/** Google treats a car as a product only if it has that type as well. */
type Car = Omit<CarLeaf, '@type'> & { '@type': 'Car' | readonly ['Product', 'Car'] };

type SearchableSite = WebSite & { potentialAction: WithActionConstraints<SearchAction> };

/** Structured data, typed by schema.org's vocabulary: unknown properties do not compile. */
export type StructuredData = Exclude<AutoDealer | BlogPosting | BreadcrumbList | Car | FAQPage | SearchableSite, string>;

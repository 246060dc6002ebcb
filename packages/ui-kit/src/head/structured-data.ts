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

/** Google takes a car for something that is sold only where it is called a product as well. */
type Car = Omit<CarLeaf, '@type'> & { '@type': 'Car' | readonly ['Product', 'Car'] };

type SearchableSite = WebSite & { potentialAction: WithActionConstraints<SearchAction> };

/** What search engines read of pages, in the terms of schema.org: others do not compile. */
export type StructuredData = Exclude<AutoDealer | BlogPosting | BreadcrumbList | Car | FAQPage | SearchableSite, string>;

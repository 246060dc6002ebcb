import type { StructuredData } from './structured-data.js';

/** The way from the home page to a page, as search results show it: name and path of each step, the page itself last. */
export const breadcrumbs = (...steps: [name: string, path: string][]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }) satisfies StructuredData;

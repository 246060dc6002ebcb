import type { StructuredData } from './structured-data.js';

/** Breadcrumbs for search results: name and path of each step from the home page, the page itself last. */
export const breadcrumbs = (...steps: [name: string, path: string][]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }) satisfies StructuredData;

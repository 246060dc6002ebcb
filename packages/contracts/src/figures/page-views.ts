/** Kinds of public pages in page-view counts. */
export const VIEWED_PAGES = ['home', 'inventory', 'vehicle', 'upcoming-vehicle', 'services', 'blog', 'other'] as const;

export type ViewedPage = (typeof VIEWED_PAGES)[number];

/** Sources of a visit, in words that do not identify the visitor. */
export const VISIT_SOURCES = ['direct', 'search', 'social', 'messenger', 'portal', 'email', 'campaign', 'other'] as const;

export type VisitSource = (typeof VISIT_SOURCES)[number];

const SERVICE_PAGES = /^\/(import-services|vehicle-sourcing|consignment|auction-[a-z]+|how-to-buy|payment-success)$/;

/** The kind of page at a path of this site; for a vehicle also its id. */
export function viewedPage(path: string): { page: ViewedPage; vehicleId?: number } {
  const [, kind, id] = /^\/(vehicle|upcoming-vehicle)\/(\d{1,9})$/.exec(path) ?? [];
  if (kind) return { page: kind as ViewedPage, vehicleId: Number(id) };
  if (path === '/') return { page: 'home' };
  if (path === '/inventory' || path === '/blog') return { page: path.slice(1) as ViewedPage };
  return { page: SERVICE_PAGES.test(path) ? 'services' : 'other' };
}

const SOURCES: [VisitSource, RegExp][] = [
  ['email', /(^|\.)(mail|outlook|webmail)\.|^(e-?mail|newsletter)$/],
  ['search', /(^|\.)(google|bing|yahoo|duckduckgo|ecosia|yandex|baidu|naver|qwant|brave)\./],
  ['messenger', /(^|\.)(whatsapp|wa|telegram|t|messenger|line)\.(com|me)$|^whatsapp$|^telegram$/],
  [
    'social',
    /(^|\.)(facebook|instagram|tiktok|youtube|snapchat|linkedin|pinterest|twitter|x|reddit|threads)\.(com|net)$|^t\.co$|^youtu\.be$/,
  ],
  ['social', /^(facebook|instagram|tiktok|youtube|snapchat|linkedin|twitter|x)$/],
  ['portal', /(^|\.)(dubizzle|yallamotor|dubicars|carswitch|opensooq|autotrader|mobile|autoscout24|goo-net|carsensor)\./],
];

/**
 * The source of a visit.
 * @param from host of the referrer, or the `utm_source` of the URL; empty without either
 */
export function visitSource(from: string): VisitSource {
  const name = from.trim().toLowerCase();
  if (!name) return 'direct';
  const [known] = SOURCES.find(([, hosts]) => hosts.test(name)) ?? [];
  // A campaign name that does not reveal where it ran.
  return known ?? (name.includes('.') ? 'other' : 'campaign');
}

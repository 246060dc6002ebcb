export interface NavigationLink {
  key: string;
  path: string;
}

export const SERVICES: NavigationLink[] = [
  { key: 'auctionAccess', path: '/auction-access' },
  { key: 'auctionBidding', path: '/auction-bidding' },
  { key: 'importServices', path: '/import-services' },
  { key: 'vehicleSourcing', path: '/vehicle-sourcing' },
  { key: 'consignment', path: '/consignment' },
];

export const BEFORE_SERVICES: NavigationLink[] = [
  { key: 'home', path: '/' },
  { key: 'inventory', path: '/inventory' },
];

export const AFTER_SERVICES: NavigationLink[] = [
  { key: 'about', path: '/about' },
  { key: 'blog', path: '/blog' },
  { key: 'contact', path: '/contact' },
];

/** Footer links. The header gets its services separately; "how to buy" is listed only here. */
export const QUICK_LINKS: NavigationLink[] = [...BEFORE_SERVICES, { key: 'howToBuy', path: '/how-to-buy' }, ...AFTER_SERVICES];

export const LEGAL_LINKS: NavigationLink[] = [
  { key: 'privacy', path: '/privacy' },
  { key: 'terms', path: '/terms' },
  { key: 'cookies', path: '/cookies' },
  { key: 'credits', path: '/credits' },
];

/** Whether the path is the checkout, which must show no other links. */
export const hasMinimalHeader = (path: string): boolean => path === '/auction-checkout';

export const isServicePath = (path: string): boolean => SERVICES.some((service) => service.path === path);

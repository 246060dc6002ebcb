/** Every public page, by one of its URLs. */
export const PUBLIC_PAGES = [
  '/',
  '/inventory',
  '/vehicle/1',
  '/vehicle/1/sheet',
  '/upcoming-vehicle/1',
  '/compare?cars=1,2,3',
  '/saved',
  '/auction-access',
  '/auction-bidding',
  '/auction-checkout?plan=2',
  '/payment-success',
  '/import-services',
  '/vehicle-sourcing',
  '/consignment',
  '/about',
  '/contact',
  '/blog',
  '/blog?post=how-to-read-a-japanese-auction-sheet',
  '/privacy',
  '/terms',
  '/cookies',
  '/credits',
  '/newsletter/confirm',
  '/alerts/confirm',
  '/alerts/end',
  '/appointment',
  '/ar',
  '/ja',
  '/journey/no-such-link',
  '/no-such-page',
  '/admin-login',
  '/admin-password',
];

export const LANGUAGES = ['en', 'ar', 'ja'];

export const inLanguage = (path: string, language: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

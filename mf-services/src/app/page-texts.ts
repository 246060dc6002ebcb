import { addTexts, type TextLoaders } from '@dealership/ui-kit';
import type { PageRoute } from '@dealership/ui-kit/lifecycles';
import { texts as auctionAccess } from '../features/auction-access/texts.js';
import { texts as auctionBidding } from '../features/auction-bidding/texts.js';
import { texts as auctionCheckout } from '../features/auction-checkout/texts.js';
import { texts as consignment } from '../features/consignment/texts.js';
import { texts as importServices } from '../features/import-services/texts.js';
import { texts as paymentSuccess } from '../features/payment-success/texts.js';
import { texts as vehicleSourcing } from '../features/vehicle-sourcing/texts.js';

/** The texts that only one page has, by the name of its file and of its namespace. */
const pageTexts: Record<string, TextLoaders> = {
  'import-services': importServices,
  'vehicle-sourcing': vehicleSourcing,
  consignment,
  'auction-access': auctionAccess,
  'auction-bidding': auctionBidding,
  'auction-checkout': auctionCheckout,
  'payment-success': paymentSuccess,
};

/** In the browser a page's own texts come along with its code, in the visitor's language. */
export function withTexts(route: PageRoute): PageRoute {
  const { chunk = '', load } = route;
  const texts = pageTexts[chunk];
  if (!load || !texts) return route;
  return {
    ...route,
    load: async () => {
      const [page] = await Promise.all([load(), addTexts(chunk, texts)]);
      return page;
    },
  };
}

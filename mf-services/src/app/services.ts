import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { page as auctionAccess } from '../features/auction-access/page.js';
import { page as auctionBidding } from '../features/auction-bidding/page.js';
import { page as auctionCheckout } from '../features/auction-checkout/page.js';
import { page as consignment } from '../features/consignment/page.js';
import { page as importServices } from '../features/import-services/page.js';
import { page as journey } from '../features/journey/page.js';
import { page as paymentSuccess } from '../features/payment-success/page.js';
import { page as vehicleSourcing } from '../features/vehicle-sourcing/page.js';

/** The pages of the dealership's services. */
export const services: RemoteDefinition = {
  name: 'mf-services',
  texts: {
    namespace: 'services',
    load: (language) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`),
  },
  pages: [
    auctionAccess,
    auctionBidding,
    { ...auctionBidding, path: '/how-to-buy', listed: undefined },
    auctionCheckout,
    paymentSuccess,
    importServices,
    vehicleSourcing,
    consignment,
    journey,
  ],
};

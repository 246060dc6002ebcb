export { auctionCheckout as details, simulatedCheckout as detailsAndCard } from '@dealership/contracts';

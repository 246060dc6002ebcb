import type { AuctionSubscription } from '@dealership/contracts';

export const memberName = ({ firstName, lastName }: AuctionSubscription): string => `${firstName} ${lastName}`;

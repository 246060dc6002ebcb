import { UAE_VAT_SHARE } from '@dealership/contracts';

/** A sale as an example. What is agreed for a car stands in its own contract. */
export const EXAMPLE_SALE = { priceAed: 285_000, commissionShare: 0.05, preparationAed: 1_850 };

/** What is left of the price of a sale: commission, VAT on it and the preparation go off. AED. */
export function proceedsOf({ priceAed, commissionShare, preparationAed }: typeof EXAMPLE_SALE) {
  const commission = priceAed * commissionShare;
  const vat = commission * UAE_VAT_SHARE;
  return {
    price: priceAed,
    commission,
    vat,
    preparation: preparationAed,
    proceeds: priceAed - commission - vat - preparationAed,
  };
}

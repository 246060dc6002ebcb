/** An example sale. The actual terms are in each contract. */
export const EXAMPLE_SALE = { priceAed: 285_000, commissionPercent: 5, preparationAed: 1_850 };

/** What is left of the price of a sale: commission, VAT on it and the preparation go off. AED. */
export function proceedsOf({ priceAed, commissionPercent, preparationAed }: typeof EXAMPLE_SALE, vatPercent: number) {
  const commission = (priceAed * commissionPercent) / 100;
  const vat = (commission * vatPercent) / 100;
  return {
    price: priceAed,
    commission,
    vat,
    preparation: preparationAed,
    proceeds: priceAed - commission - vat - preparationAed,
  };
}

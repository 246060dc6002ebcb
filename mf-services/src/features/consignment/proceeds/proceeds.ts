/** An example sale. The actual terms are in each contract. */
export const EXAMPLE_SALE = { priceAed: 285_000, commissionPercent: 5, preparationAed: 1_850 };

/** The owner's proceeds of a sale: the price minus the commission, the VAT on it and the preparation. In whole AED. */
export function proceedsOf({ priceAed, commissionPercent, preparationAed }: typeof EXAMPLE_SALE, vatPercent: number) {
  const commission = Math.round((priceAed * commissionPercent) / 100);
  const vat = Math.round((commission * vatPercent) / 100);
  return {
    price: priceAed,
    commission,
    vat,
    preparation: preparationAed,
    proceeds: priceAed - commission - vat - preparationAed,
  };
}

/** Bounds of the ages of stock in days; the last age is open. */
export const STOCK_AGES = [30, 60, 90, 180] as const;

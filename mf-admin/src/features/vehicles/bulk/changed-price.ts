/** A price changed by a percentage, in whole dirhams as the server stores it. */
export const changedPrice = (price: number, percent: number): number =>
  Math.max(Math.round(price * (1 + percent / 100)), Math.min(price, 1));

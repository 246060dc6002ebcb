/** A price changed by a percentage, in whole dirhams as the server stores it. */
export const changedPrice = (price: number, percent: number): number => Math.round(price * (1 + percent / 100));

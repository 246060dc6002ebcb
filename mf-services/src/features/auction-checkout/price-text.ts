import { formatUsd } from '@dealership/contracts';
import { formatDollars } from '../../shared/currency/format-money.js';

/** '$62', and '$62.50' where there are cents. */
export const priceText = (usd: number): string => (Number.isInteger(usd) ? formatUsd(usd) : formatDollars(usd));

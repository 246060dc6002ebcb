import { PRICE_BANDS } from '@dealership/contracts';

export const BAND_KEYS = PRICE_BANDS.map(({ key }) => key);

/** Their lower bounds in AED. */
export const BAND_STARTS = PRICE_BANDS.map(({ min }) => min);

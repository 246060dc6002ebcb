import { dubaiDay, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { Vehicle } from '../vehicle.entity.js';

type NextPrice = Pick<Vehicle, 'nextPrice' | 'nextPriceFrom'>;

const refused = (path: keyof NextPrice, key: 'nextPrice' | 'nextPriceDay') =>
  new AppError('VALIDATION_FAILED', {}, { errors: [{ path, message: staffValidationMessages[key] }] });

/**
 * @param before the day that was stored, which may have passed while the vehicle was sold or archived
 * @throws AppError VALIDATION_FAILED for a price without a day, a day without a price, and a new day that has passed
 */
export function assertNextPrice({ nextPrice, nextPriceFrom }: NextPrice, before: string | null = null): void {
  if (nextPriceFrom === null) {
    if (nextPrice !== null) throw refused('nextPriceFrom', 'nextPriceDay');
    return;
  }
  if (nextPrice === null) throw refused('nextPrice', 'nextPrice');
  if (nextPriceFrom !== before && nextPriceFrom < dubaiDay(new Date())) throw refused('nextPriceFrom', 'nextPriceDay');
}

import { AUTOMATIC, dubaiDay, nextPriceIssue, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import type { Vehicle } from '../vehicle.entity.js';
import { updateVehicles } from './vehicle-writer.js';

/** @throws AppError VALIDATION_FAILED for a scheduled price that `nextPriceIssue` finds wrong */
export function assertNextPrice(next: Pick<Vehicle, 'nextPrice' | 'nextPriceFrom'>, before: string | null = null): void {
  const issue = nextPriceIssue(next, before);
  if (!issue) return;
  const errors = [{ path: issue.path.join('.'), message: staffValidationMessages[issue.message] }];
  throw new AppError('VALIDATION_FAILED', {}, { errors });
}

/** Whether the day of a scheduled price has come. A sold vehicle keeps its price. */
export const isNextPriceDue = ({ nextPriceFrom, sold }: Vehicle): boolean =>
  nextPriceFrom !== null && nextPriceFrom <= dubaiDay(new Date()) && !sold;

/** Applies the scheduled prices of vehicles locked by the caller. */
export const applyNextPrices = (manager: EntityManager, vehicles: Vehicle[]): Promise<void> =>
  updateVehicles(
    manager,
    vehicles.map((before) => ({ before, after: { ...before, price: before.nextPrice, nextPrice: null, nextPriceFrom: null } })),
    { sessionId: AUTOMATIC },
  );

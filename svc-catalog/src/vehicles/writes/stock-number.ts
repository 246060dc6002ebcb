import { staffValidationMessages } from '@dealership/contracts';
import { AppError, violates } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { Vehicle } from '../vehicle.entity.js';

const numberTaken = (cause?: unknown): AppError => {
  const errors = [{ path: 'stockNumber', message: staffValidationMessages.stockNumberTaken }];
  return new AppError('VALIDATION_FAILED', {}, { errors, cause });
};

/**
 * Writes to the stock, which has each stock number once.
 * @throws AppError VALIDATION_FAILED if another vehicle has the number
 */
export async function withUniqueNumber<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, 'uq_vehicle_stock_number') ? numberTaken(error) : error;
  }
}

/** @throws AppError VALIDATION_FAILED if a vehicle of the stock has the number */
export async function refuseTakenNumber(manager: EntityManager, stockNumber: string | null | undefined): Promise<void> {
  if (stockNumber && (await manager.existsBy(Vehicle, { stockNumber }))) throw numberTaken();
}

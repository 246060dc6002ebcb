import { staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { Vehicle } from '../vehicle.entity.js';

/** Another vehicle of the stock has the stock number. */
export const numberTaken = (cause?: unknown): AppError => {
  const errors = [{ path: 'stockNumber', message: staffValidationMessages.stockNumberTaken }];
  return new AppError('VALIDATION_FAILED', {}, { errors, cause });
};

/** @throws AppError VALIDATION_FAILED */
export async function refuseTakenNumber(manager: EntityManager, stockNumber: string | null | undefined): Promise<void> {
  if (stockNumber && (await manager.existsBy(Vehicle, { stockNumber }))) throw numberTaken();
}

import { nextPriceIssue, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { Vehicle } from '../vehicle.entity.js';

/** @throws AppError VALIDATION_FAILED for a scheduled price that `nextPriceIssue` finds wrong */
export function assertNextPrice(next: Pick<Vehicle, 'nextPrice' | 'nextPriceFrom'>, before: string | null = null): void {
  const issue = nextPriceIssue(next, before);
  if (!issue) return;
  const errors = [{ path: issue.path.join('.'), message: staffValidationMessages[issue.message] }];
  throw new AppError('VALIDATION_FAILED', {}, { errors });
}

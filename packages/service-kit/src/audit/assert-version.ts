import { AppError } from '../errors/app-error.js';

/**
 * Optimistic locking: refuses a staff write if the row has changed since `seen`; without `seen` it is allowed. `ids`
 * are for the log.
 * @throws AppError CHANGED_MEANWHILE
 */
export function assertVersion(
  { id, version }: { id: number; version: number },
  seen: number | undefined,
  ids: AppError['details'] = { id },
): void {
  if (seen !== undefined && seen !== version) throw new AppError('CHANGED_MEANWHILE', { ...ids, version });
}

import { AppError } from '../errors/app-error.js';

/**
 * Keeps staff from changing a row over a change that they have not `seen`; a writer that has seen none may. `ids` name the row in the log.
 * @throws AppError CHANGED_MEANWHILE
 */
export function assertVersion(
  { id, version }: { id: number; version: number },
  seen: number | undefined,
  ids: AppError['details'] = { id },
): void {
  if (seen !== undefined && seen !== version) throw new AppError('CHANGED_MEANWHILE', { ...ids, version });
}

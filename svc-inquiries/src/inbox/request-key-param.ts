import { parseRequestKey, type RequestKey, type RequestKeyParams } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';

/**
 * Kind and number of a request from its path parameter.
 * @throws AppError if it is not a request's key
 */
export function requestKeyOf({ key }: RequestKeyParams): RequestKey {
  const found = parseRequestKey(key);
  if (!found) throw new AppError('REQUEST_NOT_FOUND', { key });
  return found;
}

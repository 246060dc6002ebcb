import { type NameParams, parseRequestKey, type RequestKey } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';

/**
 * Kind and number of a request from its path parameter.
 * @throws AppError if it is not a request's key
 */
export function requestOf({ name }: NameParams): RequestKey {
  const found = parseRequestKey(name);
  if (!found) throw new AppError('REQUEST_NOT_FOUND', { name });
  return found;
}

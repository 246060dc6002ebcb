import {
  type Endpoint,
  type ErrorCode,
  isStaffValidationMessageKey,
  isValidationMessageKey,
  staffValidationMessages,
  validationMessages,
} from '@dealership/contracts';
import { type ApiCall, ApiError, callApi } from '@dealership/ui-kit/query';
import { endSession } from './session.js';

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Calls an endpoint as staff. A 401 leads back to the door, wherever it comes from. */
export async function callStaff<Answer>(endpoint: Endpoint, call: ApiCall = {}): Promise<Answer> {
  try {
    return await callApi<Answer>(endpoint, call);
  } catch (error) {
    if (isSignedOut(error)) endSession();
    throw error;
  }
}

export const hasCode = (error: unknown, code: ErrorCode): boolean => error instanceof ApiError && error.body?.code === code;

const KEYS = new Map(
  [...Object.entries(validationMessages), ...Object.entries(staffValidationMessages)].map(([key, text]) => [text, key]),
);

/** The name of a text of this admin for a validation message: a key of a schema, or the English text that an API answers with. */
export function validationText(message: string): string | undefined {
  const key = KEYS.get(message as never) ?? message;
  if (isStaffValidationMessageKey(key)) return `desk:validation.${key}`;
  return isValidationMessageKey(key) ? `common:validation.${key}` : undefined;
}

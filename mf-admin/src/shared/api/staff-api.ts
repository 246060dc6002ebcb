import {
  type Endpoint,
  type EndpointTypes,
  type ErrorCode,
  isStaffValidationMessageKey,
  isValidationMessageKey,
  lastVehicleYear,
  staffValidationMessages,
  validationMessages,
} from '@dealership/contracts';
import { ApiError, type CallOptions, call } from '@dealership/ui-kit/query';
import { asStaff } from './as-staff.js';

/** Calls an endpoint with the staff session. */
export const callStaff: typeof call = (endpoint: Endpoint, options?: CallOptions<EndpointTypes>) =>
  asStaff(() => call(endpoint, options as CallOptions<EndpointTypes>), endpoint.method !== 'GET');

export const hasCode = (error: unknown, code: ErrorCode): boolean => error instanceof ApiError && error.body?.code === code;

const KEYS = new Map<string, string>(
  [...Object.entries(validationMessages), ...Object.entries(staffValidationMessages)].map(([key, text]) => [text, key]),
);

/** The text key for a validation message: a schema's key, or the API's English text. */
export function validationText(message: string): string | undefined {
  const key = KEYS.get(message) ?? KEYS.get(message.replace(/ \d{4}$/, ' {{last}}')) ?? message;
  if (isStaffValidationMessageKey(key)) return `dashboard:validation.${key}`;
  return isValidationMessageKey(key) ? `common:validation.${key}` : undefined;
}

export type Translate = (key: string, values: { last: number }) => string;

/** A validation message in the reader's language. */
export function validationProblem(message: string, t: Translate): string {
  const key = validationText(message);
  return key ? t(key, { last: lastVehicleYear() }) : message;
}

/** The fields that the server rejected, in the format of antd's forms. `fieldOf`: the form's field for a path. */
export const callErrorsOf = <Field = string>(error: unknown, t: Translate, fieldOf = (path: string) => path as Field) =>
  ((error instanceof ApiError && error.body?.errors) || []).map(({ path, message }) => ({
    name: fieldOf(path),
    errors: [validationProblem(message, t)],
  }));

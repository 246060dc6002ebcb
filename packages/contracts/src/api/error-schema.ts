import { z } from 'zod';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '../endpoint/errors.js';

const bookedTime = z.strictObject({
  id: z.int(),
  date: z.string(),
  time: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  vehicleId: z.int(),
  vehicleName: z.string().nullable(),
});

/** Schema of every answer that is not a success, for the API description and for tests. */
export const errorSchema = z.strictObject({
  statusCode: z.int(),
  code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  nearest: z.array(z.string()).optional(),
  booked: z.array(bookedTime).optional(),
  requestId: z.string(),
}) satisfies z.ZodType<ErrorBody>;

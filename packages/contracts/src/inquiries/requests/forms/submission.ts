import type { z } from 'zod';
import type { Shape } from '../../../endpoint/endpoint.js';
import { inquiryReceipt } from '../responses.js';

/** A visitor's submission, stored once per Idempotency-Key. */
export const submission = <Body extends z.core.$ZodType>(summary: string, body: Body) =>
  ({ summary, idempotencyKey: 'optional', body, response: inquiryReceipt, status: 201 }) satisfies Shape;

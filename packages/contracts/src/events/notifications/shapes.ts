import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { MAX_EMAIL } from '../../fields/limits.js';
import { idParams, lineParameter, must, pageQuery } from '../../fields/parameters.js';
import { notificationsOverview, recordedEmailPage, resendReceipt } from './responses.js';

export const listNotifications = {
  summary: 'Returns the state of e-mail delivery, with a page of the notifications that failed for good.',
  query: pageQuery,
  response: notificationsOverview,
} satisfies Shape;
export const listEmails = {
  summary: 'Returns a page of recorded e-mails, newest first.',
  query: z.strictObject({
    ...pageQuery.shape,
    q: lineParameter(MAX_EMAIL).default('').describe("Part of the recipient's address, or of a customer's name or phone number."),
  }),
  response: recordedEmailPage,
} satisfies Shape;
export const resendEmail = {
  summary: 'Sends an e-mail again that was sent before.',
  params: idParams,
  response: resendReceipt,
} satisfies Shape;
export const resendNotification = {
  summary: 'Retries a notification that failed for good.',
  params: z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/, must('that of a notification')) }),
  response: resendReceipt,
} satisfies Shape;
export const resendFailedNotifications = {
  summary: 'Retries every notification that failed for good.',
  response: resendReceipt,
} satisfies Shape;

import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';

/** One e-mail of a notification. */
const email = z.strictObject({
  audience: z.enum(['staff', 'visitor']),
  recipient: z.string().describe('One address, or several separated by commas.'),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
  attempts: z.int().describe('The number of attempts to send the e-mail.'),
  lastError: z
    .string()
    .nullable()
    .describe(
      'The error reported by the mail server. `no longer due`: the e-mail was not sent again, because it no longer applies.',
    ),
});

export type NotificationEmail = z.infer<typeof email>;

/** The request that a notification is about. */
const notificationRequest = z.strictObject({
  request: z.string().describe('The kind and number of the request.'),
  reference: z.string().describe('The reference of the request, which its sender knows.'),
  person: z.string(),
  car: z.strictObject({ id: z.int(), upcoming: z.boolean() }).nullable(),
});

export type NotificationRequest = z.infer<typeof notificationRequest>;

const aboutRequest = notificationRequest.nullable().describe('The request that the event is about; `null` if it is about none.');

/** A notification whose retries are exhausted. */
const failedNotification = z.strictObject({
  id: z.string().describe('The ID of the job, to be used in `POST /api/notifications/:id/resend`.'),
  event: z.string(),
  subjectId: z
    .int()
    .nullable()
    .describe('The ID of the record that the event is about; `null` if this release does not know the event.'),
  about: aboutRequest,
  reason: z.string().describe('The error codes, or the reason why the e-mail could not be created.'),
  attempts: z.int(),
  createdAt: timestamp,
  failedAt: timestamp,
  emails: z.array(email).describe('The e-mails that the notification has created so far.'),
});

export type FailedNotification = z.infer<typeof failedNotification>;

const queueCounts = z.strictObject({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() });

export const notificationsOverview = z.strictObject({
  queue: queueCounts
    .nullable()
    .describe(
      'The number of jobs of all services by state. If the queue is unavailable, it is `null` and no failures are listed.',
    ),
  outboxWaiting: z
    .int()
    .describe('The number of events about submissions of visitors that have not been handed to the queue yet.'),
  failed: staffPage(failedNotification).describe('The failed notifications, most recent failure first.'),
});

export type NotificationsOverview = z.infer<typeof notificationsOverview>;

/** A recorded e-mail, whatever its outcome. */
const recordedEmail = email.extend({
  id: z.int(),
  event: z.string(),
  subjectId: z.int(),
  about: aboutRequest,
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});

export type RecordedEmail = z.infer<typeof recordedEmail>;

export const recordedEmailPage = staffPage(recordedEmail);

export type RecordedEmailPage = z.infer<typeof recordedEmailPage>;

export const resendReceipt = z.strictObject({ resent: z.int().describe('The number of notifications that are sent again.') });

export type ResendReceipt = z.infer<typeof resendReceipt>;

import type { StaffPage } from './audit.js';

/** What stands in the place of an address that was erased. */
export const ERASED_RECIPIENT = 'erased';

/** One e-mail of a notification. `lastError`: the mail server's words. */
export interface NotificationEmail {
  audience: 'staff' | 'visitor';
  /** One address, or several with commas between them. */
  recipient: string;
  state: 'pending' | 'sending' | 'sent' | 'failed';
  /** Times that the mail server was asked. */
  attempts: number;
  lastError: string | null;
}

/** A notification that was given up. Times: ISO 8601, UTC. */
export interface FailedNotification {
  /** Of its job; names it at `POST /api/notifications/:id/resend`. */
  id: string;
  event: string;
  /** Id of what the event is about; `null` when this release does not know the event. */
  subjectId: number | null;
  /** Codes, or what kept it from being written. */
  reason: string;
  tries: number;
  createdAt: string;
  failedAt: string;
  /** Those that it wrote so far. */
  emails: NotificationEmail[];
}

/**
 * Answer of `GET /api/notifications?page=&pageSize=`, newest failure first. `queue`: jobs by state, of every service; `null`, and no
 * failures, when the queue does not answer. `outboxWaiting`: events of what visitors sent that the queue has not been given yet.
 */
export interface NotificationsOverview {
  queue: { waiting: number; active: number; delayed: number; failed: number } | null;
  outboxWaiting: number;
  failed: StaffPage<FailedNotification>;
}

/** An e-mail of the record, whatever became of it. Times: ISO 8601, UTC. */
export interface RecordedEmail extends NotificationEmail {
  id: number;
  event: string;
  subjectId: number;
  createdAt: string;
  sentAt: string | null;
}

/** Answer of `GET /api/notifications/emails?page=&pageSize=`, newest first. */
export type RecordedEmailPage = StaffPage<RecordedEmail>;

/** Answer of `POST /api/notifications/:id/resend` and of `POST /api/notifications/resend-failed`. */
export interface ResendReceipt {
  /** Notifications that are sent again. */
  resent: number;
}

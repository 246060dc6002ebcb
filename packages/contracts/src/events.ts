/**
 * What happened, for those who were not there. An event's name is also the name of its job; its payload is ids.
 * `jobId` of an event's job is `outbox-<id of its outbox row>`.
 */
export interface EventPayloads {
  'inquiry.submitted': { inquiryId: number };
}

export type EventName = keyof EventPayloads;

export const NOTIFICATIONS_QUEUE = 'notifications';

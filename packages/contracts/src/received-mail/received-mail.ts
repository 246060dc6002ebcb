/** `ignored`: no message of the customer; `failed`: it could not be read, or not be put to its request. */
export const RECEIVED_MAIL_STATES = ['received', 'filed', 'ignored', 'failed'] as const;

export type ReceivedMailState = (typeof RECEIVED_MAIL_STATES)[number];

/**
 * What a mail was. `report`: of a delivery, and of none that failed; `automatic`: an answering machine's; `loop`: our own, or too
 * many; `duplicate`: a message that was there already; `unreadable` and `error`: why it failed.
 */
export const RECEIVED_MAIL_REASONS = [
  'message',
  'bounce',
  'report',
  'automatic',
  'loop',
  'duplicate',
  'unreadable',
  'error',
] as const;

export type ReceivedMailReason = (typeof RECEIVED_MAIL_REASONS)[number];

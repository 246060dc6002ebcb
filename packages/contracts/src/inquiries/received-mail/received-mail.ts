/** `ignored`: not a message from the customer; `failed`: could not be parsed or filed. */
export const RECEIVED_MAIL_STATES = ['received', 'filed', 'ignored', 'failed'] as const;

export type ReceivedMailState = (typeof RECEIVED_MAIL_STATES)[number];

/**
 * Classification of a mail. `report`: a delivery report without a failure; `automatic`: an auto-reply; `loop`: our own,
 * or too many; `duplicate`: a message received before; `unreadable` and `error`: why it failed.
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

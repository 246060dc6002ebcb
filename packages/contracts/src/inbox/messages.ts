export const MESSAGE_DIRECTIONS = ['in', 'out'] as const;

/** Whose words they are: `in`: the customer's, `out`: staff's. */
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

/** `link`: the page that a customer has of a request. */
export const MESSAGE_CHANNELS = ['email', 'whatsapp', 'link'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** How it stands with what goes out. `failed`: the mail server refused it; `bounced`: it came back later. */
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'bounced'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What may be attached, by its content, and how names of such files end. The first is what a name gets that ends otherwise. */
export const ATTACHMENT_TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'heic'],
  'text/plain': ['txt', 'csv'],
};

/** Largest file in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Of one message. */
export const MAX_ATTACHMENTS = 10;

/** Of all files of one message: mail servers take some 25 MB, in letters that are a third larger than what is in them. */
export const MAX_MESSAGE_BYTES = 15 * 1024 * 1024;

export const MAX_ATTACHMENT_NAME = 120;

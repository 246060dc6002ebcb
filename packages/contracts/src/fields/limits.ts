/*
 * The longest texts that fields of forms and their schemas share, in UTF-16 code units. Separate constants, so that a
 * page contains only those that it uses.
 */

/** A line without a limit of its own, such as a name. */
export const MAX_LINE = 100;
export const MAX_EMAIL = 254;
export const MAX_PHONE = 40;
/** A name by a maker or a market, such as that of a paint. */
export const MAX_NAME_TEXT = 60;
/** A short note of staff, or a reason. */
export const MAX_NOTE = 500;
/** A message from a visitor, or a note on what a visitor sent. */
export const MAX_MESSAGE = 5000;
/** A message from staff to a customer, and its subject. */
export const MAX_REPLY = 20_000;
export const MAX_SUBJECT = 200;
/** Search texts of staff and of visitors. */
export const MAX_SEARCH = 200;
export const MAX_STOCK_SEARCH = 100;
export const MAX_JOURNEY_TITLE = 150;
export const MAX_APPOINTMENT_REASON = 300;
export const MAX_PICTURE_ALT = 250;
export const MAX_PASSKEY_NAME = 60;
export const MAX_WEBHOOK_URL = 500;

/** Every error of the API: its HTTP status and its default English text. */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, 'Please check the highlighted fields'],
  REQUEST_UNREADABLE: [400, 'The request could not be parsed'],
  MALFORMED_BODY: [400, 'The request body is not valid JSON'],
  IDEMPOTENCY_KEY_INVALID: [400, 'The Idempotency-Key header must be 1 to 255 printable characters'],
  NEWSLETTER_LINK_EXPIRED: [400, 'This link has expired. Please subscribe again'],
  ALERT_LINK_EXPIRED: [400, 'This link has expired. Please ask for the alert again'],
  PASSWORD_LINK_INVALID: [400, 'This link has expired or was used. Please ask for another one'],
  WEBHOOK_SIGNATURE_INVALID: [400, 'The signature of this call is not valid'],
  PICTURE_NOT_ACCEPTED: [400, 'This file is damaged or not a JPEG, PNG, GIF, WebP or AVIF picture'],
  DOCUMENT_NOT_ACCEPTED: [400, 'This file is not a complete PDF'],
  ATTACHMENT_NOT_ACCEPTED: [400, 'This file is damaged or not a PDF, JPEG, PNG, WebP, HEIC or text file'],
  UNAUTHENTICATED: [401, 'Please sign in'],
  WRONG_PASSWORD: [401, 'Incorrect password'],
  LOGIN_CODE_REQUIRED: [401, 'Please enter the code of your authenticator app'],
  LOGIN_CODE_WRONG: [401, 'Incorrect code. Please wait for the next one'],
  LOGIN_PASSKEY_REQUIRED: [401, 'Please sign in with your passkey, or enter a recovery code'],
  WRONG_PASSKEY: [401, 'This passkey was not accepted'],
  CROSS_SITE_REFUSED: [403, 'This call must come from the site itself'],
  STAFF_EMAIL_REQUIRED: [401, 'Please enter your e-mail address and your password'],
  WRONG_CREDENTIALS: [401, 'Incorrect e-mail address or password'],
  API_TOKEN_INVALID: [401, 'Invalid API token: it is unknown, has expired or was revoked'],
  INSUFFICIENT_SCOPE: [403, 'This token does not have the scope that this call requires'],
  FORBIDDEN: [403, 'Your role does not include this'],
  SECOND_FACTOR_REQUIRED: [403, 'Your role needs a second factor. Please set one up first'],
  ROUTE_NOT_FOUND: [404, 'Nothing was found at this address'],
  API_TOKEN_NOT_FOUND: [404, 'This token does not exist or was revoked'],
  STAFF_ACCOUNT_NOT_FOUND: [404, 'This account does not exist'],
  PASSKEY_NOT_FOUND: [404, 'This passkey does not exist'],
  VEHICLE_NOT_FOUND: [404, 'This vehicle does not exist or has been removed'],
  UPCOMING_VEHICLE_NOT_FOUND: [404, 'This upcoming vehicle does not exist or has been removed'],
  ARCHIVED_VEHICLE_NOT_FOUND: [404, 'This vehicle is not in the archive'],
  MAKE_NOT_FOUND: [404, 'This make does not exist or has been removed'],
  STOCK_IMPORT_NOT_FOUND: [404, 'This import does not exist or is too old'],
  STOCK_IMPORT_ROW_NOT_FOUND: [404, 'This file has no such row'],
  NEWSLETTER_LINK_UNKNOWN: [404, 'This link is invalid or no longer valid'],
  ALERT_LINK_UNKNOWN: [404, 'This link is invalid or no longer valid'],
  CALENDAR_NOT_FOUND: [404, 'This calendar link is invalid or was revoked'],
  APPOINTMENT_LINK_UNKNOWN: [404, 'This link is invalid or no longer valid'],
  APPOINTMENT_NOT_FOUND: [404, 'This appointment does not exist'],
  APPOINTMENT_BLOCK_NOT_FOUND: [404, 'This blocked time does not exist or has been removed'],
  JOURNEY_NOT_FOUND: [404, 'This page does not exist'],
  JOURNEY_STEP_NOT_FOUND: [404, 'This journey has no such step'],
  JOURNEY_FILE_NOT_FOUND: [404, 'This file does not exist or has been removed'],
  PERSON_LINK_NOT_FOUND: [404, 'These addresses are not merged any more'],
  REQUEST_NOT_FOUND: [404, 'This request does not exist'],
  MESSAGE_NOT_FOUND: [404, 'This message does not exist, or was sent already'],
  ATTACHMENT_NOT_FOUND: [404, 'This file does not exist or has been removed'],
  BLOG_POST_NOT_FOUND: [404, 'This blog post does not exist or has been removed'],
  CUSTOMER_SHOWCASE_NOT_FOUND: [404, 'This customer showcase does not exist or has been removed'],
  SETTING_VERSION_NOT_FOUND: [404, 'This version does not exist'],
  MEDIA_NOT_FOUND: [404, 'This picture does not exist'],
  NOTIFICATION_NOT_FOUND: [404, 'This failed notification does not exist'],
  RECEIVED_MAIL_NOT_FOUND: [404, 'This e-mail does not exist or has already been filed with its request'],
  WEBHOOK_NOT_FOUND: [404, 'This webhook does not exist or has been removed'],
  WEBHOOK_DELIVERY_NOT_FOUND: [404, 'This message does not exist or has been removed'],
  PAYMENT_NOT_FOUND: [404, 'This payment does not exist'],
  MEMBERSHIP_NOT_FOUND: [404, 'This membership does not exist'],
  METHOD_NOT_ALLOWED: [405, 'This method is not allowed here'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used for another message'],
  STAFF_EMAIL_TAKEN: [409, 'Somebody else has an account with this e-mail address'],
  OWNER_EMAIL_MISSING: [409, 'Enter your own e-mail address first: from the second account on it is needed to sign in'],
  OWNER_REQUIRED: [409, 'The owner whose password the operator sets cannot be demoted or deactivated'],
  LAST_SECOND_FACTOR: [409, 'Your role needs a second factor. Set up another one before you remove this one'],
  TOTP_NOT_STARTED: [409, 'Please start again: the secret of the app is missing'],
  TOO_MANY_PASSKEYS: [409, 'There are too many passkeys. Remove one that you no longer use'],
  ALREADY_ACTIVE: [409, 'This account is no longer waiting for its invitation'],
  APPOINTMENT_TAKEN: [409, 'This time has just been taken. Please choose another one'],
  APPOINTMENTS_IN_BLOCK: [409, 'There are appointments in this time. Confirm that it is to be blocked all the same'],
  APPOINTMENT_CANCELLED: [409, 'This appointment has been cancelled'],
  VEHICLE_SOLD: [409, 'This vehicle has been sold'],
  CHANGED_MEANWHILE: [409, 'Somebody else changed this meanwhile. Your changes were not saved'],
  STOCK_IMPORT_STATE_CHANGED: [409, 'This import has already moved on. Reload to see its current state'],
  PLAN_PRICE_CHANGED: [409, 'The price of this plan has changed. Nothing has been charged. Please check the price and try again'],
  CHECKOUT_FLAGGED: [409, 'This order was flagged as automated. Please try again or contact support'],
  ARRIVALS_EMAIL_LIMIT_REACHED: [
    409,
    'Two e-mails about new arrivals went out in the last 30 days: subscribers were promised no more',
  ],
  NO_CONFIRMED_SUBSCRIBERS: [409, 'Nobody has confirmed a subscription to the newsletter'],
  NOTIFICATION_NOT_DUE: [409, 'This e-mail no longer applies and was not sent again'],
  JOURNEY_LINK_JUST_MAILED: [409, 'A link was mailed to the customer less than a minute ago'],
  PAYMENT_DISPUTED: [409, "The customer's bank holds this money until it has decided"],
  MEMBERSHIP_ENDED: [409, 'This membership has ended or its fee was given back'],
  ALREADY_REFUNDED: [409, 'This membership has been refunded already'],
  PAYMENT_CHARGED_BACK: [409, "The customer's bank has already given this money back"],
  JOURNEY_LINK_EXPIRED: [410, 'This link has expired. You can have a new one sent to you'],
  JOURNEY_LINK_REVOKED: [410, 'This link no longer works. You can have a new one sent to you'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  PICTURE_TOO_LARGE: [413, 'This picture is too large: at most 20 MB and 50 megapixels'],
  DOCUMENT_TOO_LARGE: [413, 'This document is too large: at most 20 MB'],
  ATTACHMENT_TOO_LARGE: [413, 'This file is too large: at most 10 MB'],
  STOCK_FILE_TOO_LARGE: [413, 'This file is too large: at most 20 MB'],
  STOCK_ZIP_TOO_LARGE: [413, 'This ZIP file is too large: at most 100 MB'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON'],
  HOST_UNKNOWN: [421, 'Unknown host'],
  RATE_LIMITED: [429, 'Too many messages in a short time. Please wait a moment and try again'],
  TOO_MANY_REQUESTS: [429, 'Too many requests in a short time. Please wait a moment and try again'],
  TOO_MANY_LOGINS: [429, 'Too many attempts. Please wait a moment and try again'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are too large'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again'],
  UPSTREAM_FAILED: [502, 'A part of the site did not answer properly. Please try again'],
  PAYMENT_PROVIDER_FAILED: [502, 'The payment provider refused. Please try again or contact support'],
  PICTURES_BUSY: [503, 'Too many pictures are being prepared. Please try again in a moment'],
  PRICES_UNAVAILABLE: [503, 'The prices cannot be read right now. Please try again in a moment'],
  PAYMENTS_NOT_CONFIGURED: [503, 'Payments are not set up here yet'],
  PAYMENT_PROVIDER_UNAVAILABLE: [503, 'The payment provider does not answer right now. Please try again'],
  UPSTREAM_UNAVAILABLE: [503, 'A part of the site is not available right now. Please try again'],
  UPSTREAM_TIMEOUT: [504, 'A part of the site took too long to answer. Please try again'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** One rejected field. `path`: its name, dots for nesting. */
export interface FieldError {
  path: string;
  message: string;
}

/** An appointment in a time that is to be blocked; day and time in Asia/Dubai. */
export interface BookedTime {
  id: number;
  date: string;
  time: string;
  firstName: string;
  lastName: string;
  vehicleId: number;
  vehicleName: string | null;
}

/** Body of every answer that is not a success. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  /** Free times near the taken one: 'YYYY-MM-DDTHH:MM', Asia/Dubai. */
  nearest?: string[];
  /** The appointments in the time that is to be blocked. */
  booked?: BookedTime[];
  requestId?: string;
}

export const errorStatus = (code: ErrorCode): number => ERROR_CODES[code][0];

/** The body for a code. `message` replaces the default text. */
export function errorBody(code: ErrorCode, { message, errors, nearest, booked, requestId }: Partial<ErrorBody> = {}): ErrorBody {
  return {
    statusCode: ERROR_CODES[code][0],
    code,
    message: message ?? ERROR_CODES[code][1],
    ...(errors && { errors }),
    ...(nearest && { nearest }),
    ...(booked && { booked }),
    ...(requestId && { requestId }),
  };
}

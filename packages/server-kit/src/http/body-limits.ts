/** Largest body of a request in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** For staff, whose JSON may embed pictures. Files have limits of their own. */
export const STAFF_BODY_LIMIT = 32 * 1024 * 1024;

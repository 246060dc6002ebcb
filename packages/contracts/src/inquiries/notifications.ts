/** What stands in the place of an address that was erased. */
export const ERASED_RECIPIENT = 'erased';

/** `lastError` of an e-mail that was to be sent again and was not called for any more. */
export const NO_LONGER_DUE = 'no longer due';

/** What stands in the place of an address that was erased. */
export const ERASED_RECIPIENT = 'erased';

/** `lastError` of an e-mail that staff have sent again and that was not called for any more. */
export const NO_LONGER_DUE = 'no longer due';

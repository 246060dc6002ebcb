/** Placeholder for an erased address. */
export const ERASED_RECIPIENT = 'erased';

/** `lastError` of an e-mail that was due to be resent and became obsolete. */
export const NO_LONGER_DUE = 'no longer due';

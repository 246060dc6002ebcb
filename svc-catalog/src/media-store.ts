/** The store of the pictures that staff send with what they save. */
export const MEDIA_STORE = Symbol('MEDIA_STORE');

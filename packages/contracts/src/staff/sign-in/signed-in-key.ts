/** Local-storage key that remembers a staff sign-in. Only the session cookie grants access. */
export const STAFF_SIGNED_IN_KEY = 'adminAuth';

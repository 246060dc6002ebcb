/** Local storage remembers under it that staff signed in here. Only the session's cookie opens anything. */
export const STAFF_SIGNED_IN_KEY = 'adminAuth';

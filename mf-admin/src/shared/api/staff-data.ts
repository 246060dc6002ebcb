/** The first part of the key of every list and figure: a write reads all of them again. */
export const STAFF_DATA = ['staff'];

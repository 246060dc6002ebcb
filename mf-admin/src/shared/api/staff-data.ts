/** The first part of the query key of every list and figure: a write invalidates all of them. */
export const STAFF_DATA = ['staff'];

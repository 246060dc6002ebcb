/**
 * The visitor's page of one appointment, linked from its e-mails. In a file without schemas, since every page of
 * mf-catalog loads it.
 */
export const APPOINTMENT_PAGE = '/appointment';

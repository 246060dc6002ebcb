/** The visitor's page of one appointment, to which the links of its letters lead. In a file without schemas: every page of mf-catalog loads it. */
export const APPOINTMENT_PAGE = '/appointment';

export const SCHEMA = 'payments';

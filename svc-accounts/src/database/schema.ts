export const SCHEMA = 'accounts';

export const SCHEMA = 'inquiries';

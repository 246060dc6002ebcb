export * from './assert-version.js';
export * from './audit.js';
export { AuditModule, type RecordsOf } from './audit.module.js';
export * from './staff-records.js';

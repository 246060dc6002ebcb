export * from './assert-version.js';
export * from './audit.js';
export { AuditModule } from './audit.module.js';
export * from './staff-records.js';

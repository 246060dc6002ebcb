export * from './assert-version.js';
export * from './audit.js';
export { AuditModule, type ReferencesOf } from './audit.module.js';
export * from './staff-records.js';

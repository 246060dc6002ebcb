export * from './decorators.js';
export * from './staff.module.js';
export type { StaffWriter } from './staff-writer.js';
export * from './token-env.js';
export {
  type ApiClient,
  audienceOf,
  type StaffMember,
  signApiClientToken,
  signServiceToken,
  signStaffToken,
  TOKEN_LIFETIME_S,
  type TokenAudience,
} from './tokens.js';

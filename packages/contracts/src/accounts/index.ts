export * from './api-token.js';
export type { AccountPasswordChange, SignInRecord } from './internal-calls.js';
export {
  type AccountMember,
  type ApiProgram,
  type ApiToken,
  accountMember,
  apiProgram,
  type IssuedApiToken,
  type PasswordLetter,
  passwordLetter,
  passwordToken,
  type StaffAccount,
  type StaffDoor,
} from './responses.js';
export * from './staff-account.js';

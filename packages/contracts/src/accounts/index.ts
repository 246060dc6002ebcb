export type { AccountPasswordChange, SignInRecord } from './internal-calls.js';
export {
  type AccountMember,
  accountMember,
  type PasswordLetter,
  passwordLetter,
  passwordToken,
  type StaffAccount,
  type StaffDoor,
} from './responses.js';
export * from './staff-account.js';

export * from './api-token.js';
export type { AccountPasswordChange, ActingStaff, SignInRecord } from './internal-calls.js';
export {
  type AccountMember,
  type ActiveApiToken,
  type ApiToken,
  accountMember,
  activeApiToken,
  type Colleague,
  type ColleagueContact,
  colleagueContacts,
  type IssuedApiToken,
  type OwnFactors,
  type PasswordEmail,
  type PasswordSet,
  passwordEmail,
  passwordToken,
  type SignInOptions,
  type StaffAccount,
} from './responses.js';
export * from './staff-account.js';

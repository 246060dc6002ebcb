export * from './api-token.js';
export type { AccountPasswordChange, ActingStaff, SignInRecord } from './internal-calls.js';
export {
  type AccountMember,
  type ApiProgram,
  type ApiToken,
  accountMember,
  apiProgram,
  type Colleague,
  type ColleagueContact,
  colleagueContacts,
  type IssuedApiToken,
  type OwnFactors,
  type PasskeyOptions,
  type PasswordLetter,
  passkeyOptions,
  passwordLetter,
  passwordToken,
  type RecoveryCodes,
  recoveryCodes,
  type StaffAccount,
  type StaffDoor,
  type TotpSecret,
  totpSecret,
} from './responses.js';
export * from './second-factor.js';
export * from './staff-account.js';

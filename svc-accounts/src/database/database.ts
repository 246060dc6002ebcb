import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit/database';
import { ApiToken } from '../api-tokens/api-token.entity.js';
import { UsedChallenge } from '../second-factor/used-challenge.entity.js';
import { Passkey } from '../staff/factors/passkey.entity.js';
import { RecoveryCode } from '../staff/factors/recovery-code.entity.js';
import { RoleRequirement } from '../staff/factors/role-requirement.entity.js';
import { Totp } from '../staff/factors/totp.entity.js';
import { PasswordLink } from '../staff/password-link.entity.js';
import { Staff } from '../staff/staff.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database, with all tables in the schema `accounts`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-accounts',
  url,
  schema: SCHEMA,
  entities: [ApiToken, Passkey, PasswordLink, RecoveryCode, RoleRequirement, Staff, Totp, UsedChallenge],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  ...(poolSize && { poolSize }),
});

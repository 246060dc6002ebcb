import type { AccountMember, StaffAccount } from '@dealership/contracts';
import type { Staff } from './staff.entity.js';

export const toStaffAccount = (row: Staff): StaffAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: row.language,
  role: row.role,
  state: row.state,
  configured: row.configured,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

export const toAccountMember = ({ id, name, role, state, configured, credentials }: Staff): AccountMember => ({
  id,
  name,
  role,
  active: state === 'active',
  configured,
  credentials,
});

/** What of an account the audit shows: never its password. */
export const audited = ({ name, email, language, role, state }: Staff) => ({ name, email, language, role, state });

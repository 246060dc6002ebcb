import type { Factor, StaffAccount } from '@dealership/contracts';
import type { Staff } from './staff.entity.js';

export const toStaffAccount = (row: Staff, factors: Factor[]): StaffAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: row.language,
  role: row.role,
  state: row.state,
  configured: row.configured,
  factors,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** The account's fields in the audit log, which never include the password. */
export const audited = ({ name, email, language, role, state }: Staff) => ({ name, email, language, role, state });

import { newStaffAccount, type Role, type StaffAccount } from '@dealership/contracts';
import {
  inviteStaff,
  listFactorRequirements,
  listStaffAccounts,
  updateStaffAccount,
} from '@dealership/contracts/staff/accounts/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import type { EditedKind } from '../../shared/list/records/record-kind.js';

export const staffAccountsQuery = staffQuery('staff-accounts', listStaffAccounts);
export const requirementsQuery = staffQuery('factor-requirements', listFactorRequirements);

interface StaffAccountValues {
  name: string;
  email: string;
  language: string;
  role: Role;
}

async function read(id: number): Promise<StaffAccount | undefined> {
  const all = await callStaff(listStaffAccounts);
  return all.find((account) => account.id === id);
}

export const staffAccountKind: EditedKind<StaffAccount, StaffAccountValues> = {
  name: 'staffAccount',
  create: inviteStaff,
  update: updateStaffAccount,
  read,
  toValues: (account) => ({
    name: account?.name ?? '',
    email: account?.email ?? '',
    language: account?.language ?? 'en',
    role: account?.role ?? 'sales',
  }),
  toInput: (values) => values,
  schema: newStaffAccount,
  nameOf: ({ name }) => name,
  toastValues: ({ name, email }) => ({ email: email ?? name }),
  outcomeOf: (before, { state, email }) => (state === 'invited' && email !== before.email ? 'readdressed' : undefined),
};

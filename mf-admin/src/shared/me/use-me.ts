import { isAllowed, type Permission, type StaffSession } from '@dealership/contracts';
import { getStaffSession } from '@dealership/contracts/staff/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../api/staff-query.js';

const FRESH_MS = 30_000;

const meQuery = {
  ...staffQuery('me', getStaffSession, undefined, true),
  refetchOnMount: true,
  staleTime: FRESH_MS,
} as const;

/** The signed-in person and role. */
export const useMe = () => useQuery(meQuery);

/** Nobody may do what names no permission. */
export type May = (permission: Permission | undefined) => boolean;

export const mayOf =
  (session: StaffSession | undefined): May =>
  (permission) =>
    session !== undefined &&
    isAllowed(session.role, permission) &&
    // Staff who need a second factor may do nothing else until it is set up.
    (!session.mustEnrol || permission === 'account.own');

/** The person's permissions: the admin shows nothing else. The servers enforce them independently. */
export const useMay = (): May => mayOf(useMe().data);

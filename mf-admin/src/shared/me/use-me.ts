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

/** Who is signed in here, and in which role. */
export const useMe = () => useQuery(meQuery);

/** Nobody may what names no permission. */
export type May = (permission: Permission | undefined) => boolean;

export const mayOf =
  (session: StaffSession | undefined): May =>
  (permission) =>
    session !== undefined &&
    isAllowed(session.role, permission) &&
    // Until they have a second factor, who must have one may do nothing else.
    (!session.mustEnrol || permission === 'account.own');

/** What the person may do: the admin shows nothing else. The servers refuse the rest, whatever a page shows. */
export const useMay = (): May => mayOf(useMe().data);

import { isAllowed, type Permission, type StaffSession } from '@dealership/contracts';
import { getStaffSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { call, type QueryClient, useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../api/staff-query.js';

const STALE_TIME_MS = 30_000;

const meQuery = {
  ...staffQuery('me', getStaffSession, undefined, true),
  refetchOnMount: true,
  staleTime: STALE_TIME_MS,
} as const;

/** The signed-in user and their role. */
export const useMe = () => useQuery(meQuery);

/** Reads the user again, who may have changed, without asking to sign in. */
export async function readMe(client: QueryClient): Promise<StaffSession> {
  const session = await call(getStaffSession, { background: true });
  client.setQueryData(meQuery.queryKey, session);
  return session;
}

/** Always false for an endpoint without a permission. */
export type May = (permission: Permission | undefined) => boolean;

export const mayOf =
  (session: StaffSession | undefined): May =>
  (permission) =>
    session !== undefined &&
    isAllowed(session.role, permission) &&
    // Users who must set up a second factor can do nothing else until they have one.
    (!session.mustEnrol || permission === 'account.own');

/** What the user may do. The admin shows nothing else, and the servers refuse the rest in any case. */
export const useMay = (): May => mayOf(useMe().data);

import { getStaffSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { ApiError, call } from '@dealership/ui-kit/query';
import { useEffect } from 'react';
import { leaveEndedSession } from '../../shared/api/as-staff.js';

const RETRY_MS = 30_000;

/** The milliseconds until the session ends, which only the server knows: other windows extend it, too. */
async function readRemainingMs(): Promise<number> {
  try {
    return (await call(getStaffSession, { background: true })).endsIn * 1000;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return 0;
    return RETRY_MS;
  }
}

/** Leaves the admin when the session ends. Asks the server again when the time is up. */
export function useSessionEnd(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let unmounted = false;
    const wait = async (): Promise<void> => {
      const remainingMs = await readRemainingMs();
      if (unmounted) return;
      if (remainingMs > 0) timer = setTimeout(wait, remainingMs);
      else if (await leaveEndedSession()) await wait();
    };
    void wait();
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, []);
}

import { getStaffSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { call } from '@dealership/ui-kit/query';
import { useEffect } from 'react';
import { lastAnswerAt, leaveEndedSession } from '../../shared/api/as-staff.js';

/** Leaves the admin when the session expires. Every accepted call restarts the timer. */
export function useSessionEnd(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let unmounted = false;
    const begin = async (): Promise<void> => {
      const { endsIn } = await call(getStaffSession);
      const openedAt = Date.now();
      const wait = (): void => {
        const left = Math.max(openedAt, lastAnswerAt()) + endsIn * 1000 - Date.now();
        if (left <= 0) leaveEndedSession();
        else timer = setTimeout(wait, left);
      };
      if (!unmounted) wait();
    };
    // If this fails, the next staff call detects the end of the session.
    begin().catch(() => undefined);
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, []);
}

import { getStaffSession } from '@dealership/contracts/staff/endpoints';
import { call } from '@dealership/ui-kit/query';
import { useEffect } from 'react';
import { lastAnswerAt, leaveEndedSession } from '../../shared/api/as-staff.js';

/** Leaves the admin when its session ends because nobody uses it. Every call that the server takes begins its time anew. */
export function useSessionEnd(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const begin = async (): Promise<void> => {
      const { endsIn } = await call(getStaffSession);
      const openedAt = Date.now();
      const wait = (): void => {
        const left = Math.max(openedAt, lastAnswerAt()) + endsIn * 1000 - Date.now();
        if (left <= 0) leaveEndedSession();
        else timer = setTimeout(wait, left);
      };
      if (!gone) wait();
    };
    // Without an answer the next call of staff tells.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}

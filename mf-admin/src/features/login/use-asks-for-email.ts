import { endpointPath, type StaffDoor } from '@dealership/contracts';
import { getStaffDoor } from '@dealership/contracts/accounts/endpoints';
import { useEffect, useState } from 'react';

async function readDoor(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(endpointPath(getStaffDoor), { signal });
    return response.ok && ((await response.json()) as StaffDoor).asksForEmail;
  } catch {
    // The sign-in itself tells, too.
    return false;
  }
}

/** Whether more than one person has an account. `ask` is called when a sign-in was refused for want of an address. */
export function useAsksForEmail(): { asks: boolean; ask: () => void } {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void readDoor(leaving.signal).then((answer) => answer && setAsks(true));
    return () => leaving.abort();
  }, []);
  return { asks, ask: () => setAsks(true) };
}

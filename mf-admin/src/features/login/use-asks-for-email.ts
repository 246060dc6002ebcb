import { endpointPath, type SignInOptions } from '@dealership/contracts';
import { getSignInOptions } from '@dealership/contracts/staff/accounts/endpoints';
import { useEffect, useState } from 'react';

async function readOptions(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(endpointPath(getSignInOptions), { signal });
    return response.ok && ((await response.json()) as SignInOptions).asksForEmail;
  } catch {
    // If this fails, the sign-in attempt itself reveals it.
    return false;
  }
}

/**
 * Whether there is more than one account. `ask` is called when a sign-in was refused because the address was missing.
 */
export function useAsksForEmail(): { asks: boolean; ask: () => void } {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    void readOptions(leaving.signal).then((answer) => answer && setAsks(true));
    return () => leaving.abort();
  }, []);
  return { asks, ask: () => setAsks(true) };
}

import { useEffect, useState } from 'react';

/** How long a call usually takes at most. */
const USUAL_MS = 5000;

/** Whether a pending call is taking longer than usual. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), USUAL_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

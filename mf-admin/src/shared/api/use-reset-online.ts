import { ApiError, isUnanswered } from '@dealership/ui-kit/query';
import { useEffect, useEffectEvent } from 'react';

/** Removes the error of a call that did not reach the site once the connection is back. */
export function useResetOnline(error: unknown, reset: () => void): void {
  const onOnline = useEffectEvent(reset);
  useEffect(() => {
    if (!error || error instanceof ApiError || isUnanswered(error)) return;
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [error]);
}

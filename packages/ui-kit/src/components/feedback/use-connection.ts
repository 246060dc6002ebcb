import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser is online; calls `onReturn` when the connection returns. */
export function useConnection(onReturn: () => void): boolean {
  useEffect(() => {
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, [onReturn]);
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

import { useEffect, useEffectEvent } from 'react';

/** The browser asks before the page is left while there is unsaved input. */
export function useUnsavedWarning(isUnsaved: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}

/**
 * Stores unsaved input by name, in memory only: no personal data stays in the browser. The browser warns before the
 * page is left.
 * @param isUnsaved whether a value would be lost
 */
export function unsavedTexts<Value>(isUnsaved: (value: Value) => boolean = () => true): Map<string, Value> {
  const kept = new Map<string, Value>();
  window.addEventListener('beforeunload', (event) => {
    if ([...kept.values()].some(isUnsaved)) event.preventDefault();
  });
  return kept;
}

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.js';

/** The forms on the page; each tells whether it has unsaved input. */
const forms = new Set<RefObject<() => boolean>>();

const { subscribe, notify } = createListeners();

/** Whether a form on the page has unsaved input. */
export const hasUnsaved = (): boolean => [...forms].some(({ current }) => current());

window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});

/** The browser asks before the page is left, and the section stays, while the form has unsaved input. */
export function useUnsavedWarning(isUnsaved: () => boolean): void {
  const form = useRef(isUnsaved);
  useEffect(() => {
    form.current = isUnsaved;
  });
  useEffect(() => {
    forms.add(form);
    return () => {
      forms.delete(form);
      notify();
    };
  }, []);
}

/** `hasUnsaved`, rendered again once such a form is closed. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved);

/**
 * Stores unsaved input by key, in memory only: no personal data stays in the browser. The browser warns before the
 * page is left.
 * @param isUnsaved whether a value would be lost
 */
export function unsavedTexts<Value, Key = string>(isUnsaved: (value: Value) => boolean = () => true): Map<Key, Value> {
  const kept = new Map<Key, Value>();
  window.addEventListener('beforeunload', (event) => {
    if ([...kept.values()].some(isUnsaved)) event.preventDefault();
  });
  return kept;
}

import { useEffect, useRef } from 'react';
import { pressedKey } from './pressed-key.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

const isSlash = (event: KeyboardEvent): boolean =>
  pressedKey(event) === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

const isSave = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && pressedKey(event).toLowerCase() === 's';

/** Not in a form in a dialog, whose input would be lost elsewhere. */
const isPalette = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  pressedKey(event).toLowerCase() === 'k' &&
  !(event.target instanceof Element && event.target.closest('[role=dialog] form'));

const SHORTCUTS = { search: isSlash, save: isSave, palette: isPalette };

/** `search`: '/' outside of fields; `save`: Ctrl+S or Cmd+S anywhere; `palette`: Ctrl+K or Cmd+K. */
export function useShortcut(name: keyof typeof SHORTCUTS, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!SHORTCUTS[name](event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [name]);
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../shared/keys/is-typing.js';
import { pressedKey } from '../../../shared/keys/pressed-key.js';

export interface InboxKeys {
  onNext: () => void;
  onHelp: () => void;
}

/** The buttons that open the rows, from top to bottom; on the board, column by column. */
const rowButtons = (container: HTMLElement | null): HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>('[data-opens-row]') ?? []),
];

function step(container: HTMLElement | null, by: 1 | -1): void {
  const buttons = rowButtons(container);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : Math.min(Math.max(at + by, 0), buttons.length - 1);
  buttons[next]?.focus();
}

/**
 * `j`, `k`: next or previous row, which Enter opens; `n`: next unanswered request; `?`: help. Disabled while typing.
 */
export function useInboxKeys(containerRef: RefObject<HTMLElement | null>, { onNext, onHelp }: InboxKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const inLayer = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    const actions: Record<string, () => void> = {
      n: onNext,
      '?': onHelp,
      ...(!inLayer && { j: () => step(containerRef.current, 1), k: () => step(containerRef.current, -1) }),
    };
    const action = actions[pressedKey(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

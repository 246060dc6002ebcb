import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../../keys/is-typing.js';
import { pressedKey } from '../../../../keys/pressed-key.js';

/** `r` opens the reply box of the open request. Disabled while typing. */
export function useReplyKey(onReply: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    onReply();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

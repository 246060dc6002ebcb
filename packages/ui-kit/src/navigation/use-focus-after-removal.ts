import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when an entry is removed together with its focused `data-remove` link: focuses the link of the
 * next entry, the last link, or the list's heading (`tabIndex={-1}`). Returns the ref of their container. Without keys
 * the list is loading.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(keys: string[] | undefined): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const before = useRef<string[]>([]);
  const joined = keys?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the array is another one in each render.
  useEffect(() => {
    if (!keys) return;
    const removed = before.current.findIndex((key) => !keys.includes(key));
    before.current = keys;
    if (removed < 0 || document.activeElement !== document.body) return;
    const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = links[removed] ?? links.at(-1) ?? container.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    next?.focus();
  }, [joined]);
  return container;
}

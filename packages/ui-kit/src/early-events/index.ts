/**
 * User input before hydration. The document records it from its first byte (`recordEarlyEvents`), and each part of the
 * page replays its share once it is hydrated (`Replay`). Must not depend on React, because it runs before any other
 * code.
 */

declare global {
  interface Window {
    /** Buttons clicked before their part of the page was hydrated, in order. */
    earlyClicks?: HTMLElement[];
  }
}

const HYDRATED = 'data-hydrated';

/** Marks an island: its content hydrates later than its surroundings. */
export const ISLAND = 'data-island';

/** Marks `element` as hydrated: from now on React handles its events. */
export const markHydrated = (element: HTMLElement): void => element.setAttribute(HYDRATED, '');

/** Whether React handles events of `element`. */
export const isHydrated = (element: Element): boolean =>
  element.closest(`[${HYDRATED}], [${ISLAND}]`)?.hasAttribute(HYDRATED) ?? false;

const recorded = (): HTMLElement[] => window.earlyClicks ?? [];

/**
 * Records clicks on buttons before hydration. Blocks native submission of forms that need scripts (all but GET forms
 * for a page: typed text must not end up in a URL).
 */
export function recordEarlyEvents(): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // The browser has already run a popover button's action.
    if (button && !button.hasAttribute('popovertarget') && !isHydrated(button))
      window.earlyClicks = [...new Set([...recorded(), button])];
  };
  const onSubmit = (event: Event) => {
    if ((event.target as HTMLFormElement).method !== 'get') event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
}

/** Whether a button in `element` was clicked too early. */
export const hasEarlyClick = (element: HTMLElement): boolean => recorded().some((button) => element.contains(button));

/** Removes and returns the early clicks in `element`, except those in islands that are not hydrated yet. */
export function takeEarlyClicks(element: HTMLElement): HTMLElement[] {
  const taken = recorded().filter((button) => element.contains(button) && isHydrated(button));
  window.earlyClicks = recorded().filter((button) => !taken.includes(button));
  return taken;
}

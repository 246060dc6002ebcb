/**
 * What a visitor does before React listens. The document records it from its first byte on (`recordEarlyEvents`); each part of the page
 * replays its share once it is hydrated (`Replay`). Nothing here may need React: it runs before any other code.
 */

declare global {
  interface Window {
    /** Buttons that were pressed before their part of the page was hydrated, in their order. */
    earlyClicks?: HTMLElement[];
  }
}

const HYDRATED = 'data-hydrated';

/** On the element of an island: what stands in it is hydrated later than what stands around it. */
export const ISLAND = 'data-island';

/** React listens in `element` from now on, and hydrates what an event needs by itself. */
export const markHydrated = (element: HTMLElement): void => element.setAttribute(HYDRATED, '');

/** Whether React listens where `element` stands. */
export const isHydrated = (element: Element): boolean =>
  element.closest(`[${HYDRATED}], [${ISLAND}]`)?.hasAttribute(HYDRATED) ?? false;

const recorded = (): HTMLElement[] => window.earlyClicks ?? [];

/**
 * Records the buttons that are pressed too early. A form that needs code to be sent (any but those that ask for a page: what is typed must
 * not get into an address) is never sent by the browser itself.
 */
export function recordEarlyEvents(): void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    // What a popover's button does the browser has done already.
    if (button && !button.hasAttribute('popovertarget') && !isHydrated(button))
      window.earlyClicks = [...new Set([...recorded(), button])];
  };
  const onSubmit = (event: Event) => {
    if ((event.target as HTMLFormElement).method !== 'get') event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
}

/** Whether something in `element` was pressed too early. */
export const hasEarlyClick = (element: HTMLElement): boolean => recorded().some((button) => element.contains(button));

/** Takes the buttons in `element` that were pressed too early from the record, but for those in islands that are not hydrated yet. */
export function takeEarlyClicks(element: HTMLElement): HTMLElement[] {
  const taken = recorded().filter((button) => element.contains(button) && isHydrated(button));
  window.earlyClicks = recorded().filter((button) => !taken.includes(button));
  return taken;
}

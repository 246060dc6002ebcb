import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * For a field whose value a component holds: `take` gets the element once if it shows something else than was rendered, because a
 * visitor typed or ticked before scripts took the field over, or the browser brought back what had been there.
 */
export function useEarlyInput(input: RefObject<HTMLInputElement | null>, take: (element: HTMLInputElement) => void): void {
  const hear = useEffectEvent(take);
  useEffect(() => {
    const element = input.current;
    // React keeps the value that it renders in the element's default.
    if (element && (element.value !== element.defaultValue || element.checked !== element.defaultChecked)) hear(element);
  }, [input]);
}

import { useEffect, useState } from 'react';

/** Returns the focus to the element that had it before this part of the page opened. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the overlay has released the focus that it trapped.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    },
    [before],
  );
}

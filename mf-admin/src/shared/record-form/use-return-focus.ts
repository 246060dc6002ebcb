import { useEffect, useState } from 'react';

/** Gives the focus back to what had it before this part of the page opened. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the layer has let go of the focus that it held.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    },
    [before],
  );
}

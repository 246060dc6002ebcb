import { useEffect, useRef } from 'react';

/** Another page of the list is read from its head on: for eyes, for the keyboard, for screen readers. */
export function usePageTurn(page: number) {
  const head = useRef<HTMLHeadingElement>(null);
  const turnedTo = useRef<number>(undefined);
  useEffect(() => {
    if (turnedTo.current === page) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ behavior: 'instant' });
    }
    turnedTo.current = undefined;
  }, [page]);
  return {
    head,
    onTurn: (to: number) => {
      turnedTo.current = to;
    },
  };
}

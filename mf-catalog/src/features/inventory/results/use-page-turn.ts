import { useEffect, useRef } from 'react';

/** Moves scroll position, focus and screen reader to the top of another page of the list. */
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

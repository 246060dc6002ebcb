import { useRef, useState } from 'react';

/** The current slide by scroll position. Works in both writing directions. */
const slideInView = (track: HTMLElement): number => Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1));

/** State of the swipeable track with `total` slides, and its navigation. */
export function useTrack(total: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [used, setUsed] = useState(false);
  // Target of a scroll by arrows or keys: slides passed on the way are ignored.
  const target = useRef<number | null>(null);
  const show = (index: number) => {
    const next = (index + total) % total;
    const slide = ref.current?.children[next] as HTMLElement | undefined;
    target.current = next;
    ref.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
    setShown(next);
    setUsed(true);
  };
  const follow = (element: HTMLElement) => {
    const inView = slideInView(element);
    if (target.current === inView) target.current = null;
    if (target.current === null) setShown(inView);
  };
  const touch = () => {
    target.current = null;
    setUsed(true);
  };
  return { ref, total, shown, used, show, follow, touch };
}

export type Track = ReturnType<typeof useTrack>;

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Loads and decodes a picture now. Resolves also if it cannot be loaded. */
function decoded(image: HTMLImageElement | null | undefined): Promise<void> {
  if (!image) return Promise.resolve();
  image.setAttribute('loading', 'eager');
  // The browser never paints the frame's place before the frame.
  image.setAttribute('decoding', 'sync');
  return image.decode().catch(() => undefined);
}

/** Frame indexes from nearest to farthest on both sides of `at`. */
const outwards = (at: number, total: number): number[] =>
  Array.from({ length: total - 1 }, (_, step) => (at + (step % 2 ? -1 : 1) * Math.ceil((step + 1) / 2) + total) % total);

export interface DecodedFrame {
  /** The frame to show: the wanted one once it is decoded, until then the one before. */
  shown: number;
  /** Number of decoded frames. */
  ready: number;
}

/**
 * Decodes the wanted frame, then all others, nearest first. `stage`: its first children contain one picture each, in the
 * order of the frames.
 */
export function useDecodedFrame(stage: RefObject<HTMLElement | null>, wanted: number, total: number): DecodedFrame {
  const [shown, setShown] = useState(wanted);
  const [decodedFrames, setDecodedFrames] = useState<ReadonlySet<number>>(new Set());
  const turns = useRef({ requested: 0, answered: 0 });
  useEffect(() => {
    const picture = async (frame: number) => {
      await decoded(stage.current?.children[frame]?.querySelector('img'));
      setDecodedFrames((known) => (known.has(frame) ? known : new Set([...known, frame])));
    };
    const turn = ++turns.current.requested;
    let isLast = true;
    void picture(wanted).then(async () => {
      if (turn < turns.current.answered) return;
      turns.current.answered = turn;
      setShown(wanted);
      for (const frame of outwards(wanted, total)) if (isLast) await picture(frame);
    });
    return () => {
      isLast = false;
    };
  }, [stage, wanted, total]);
  return { shown, ready: decodedFrames.size };
}

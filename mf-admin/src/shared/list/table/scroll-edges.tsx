import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-edges.module.css';

interface Hidden {
  start: boolean;
  end: boolean;
}

const NONE: Hidden = { start: false, end: false };

/** Which sides of a box have content that must be scrolled to. Right to left, `scrollLeft` is negative. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  const passed = Math.abs(scrollLeft);
  return { start: passed > 1, end: scrollWidth - clientWidth - passed > 1 };
}

/** Content that scrolls sideways if it is too wide. A shadow at an edge shows that there is more behind it. */
export function ScrollEdges({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(NONE);
  const measure = () => {
    if (!containerRef.current) return;
    const { start, end } = hiddenSides(containerRef.current);
    setHidden((last) => (last.start === start && last.end === end ? last : { start, end }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are observed from the first render on.
  useEffect(() => {
    if (!containerRef.current || !globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(measure);
    for (const box of [containerRef.current, ...containerRef.current.children]) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.edges} data-more-start={hidden.start || undefined} data-more-end={hidden.end || undefined}>
      {/* What is scrolled must be reached by keyboard. */}
      <div ref={containerRef} className={styles.place} tabIndex={hidden.start || hidden.end ? 0 : undefined} onScroll={measure}>
        {children}
      </div>
    </div>
  );
}

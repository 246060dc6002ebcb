import { type ComponentType, useEffect, useRef, useState } from 'react';
import { onHydrateTime } from './strategies.js';

export interface WhenVisibleProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Reserves the component's size. */
  className?: string | undefined;
}

/**
 * A client-only component: loads its code when its placeholder is visible. If loading fails, the placeholder stays empty.
 */
export function WhenVisible<Props extends object>({ load, props, className }: WhenVisibleProps<Props>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    const show = () =>
      load().then(
        (loaded) => setComponent(() => loaded),
        (error: unknown) => console.error('A part of the page could not be loaded', error),
      );
    return containerRef.current ? onHydrateTime(containerRef.current, 'visible', () => void show()) : undefined;
  }, [load]);
  return (
    <div ref={containerRef} className={className}>
      {Component && <Component {...props} />}
    </div>
  );
}

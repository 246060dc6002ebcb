import { type RefObject, useEffect, useRef } from 'react';

/** The heading of the section that shows: at each change the page begins at its top, and the focus is on the heading. */
export function useSectionHeading(section: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef('');
  useEffect(() => {
    const before = last.current;
    last.current = section;
    if (!before || before === section) return;
    document.documentElement.scrollTop = 0;
    const { activeElement } = document;
    // Arrow keys go through a list of sections one by one, and a layer that opens with the section has the focus already.
    if (activeElement?.closest('select, [role="dialog"]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}

import { type RefObject, useEffect, useRef } from 'react';

/** The current section's heading: each change scrolls to the top and focuses it. */
export function useSectionHeading(section: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef('');
  useEffect(() => {
    const before = last.current;
    last.current = section;
    if (!before || before === section) return;
    document.documentElement.scrollTop = 0;
    const { activeElement } = document;
    // Arrow keys move through the section list, and a dialog that opens with the section already has the focus.
    if (activeElement?.closest('select, [role="dialog"]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}

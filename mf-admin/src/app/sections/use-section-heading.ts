import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the current section's heading. Each change of section scrolls to the top and focuses the heading.
 */
export function useSectionHeading(section: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef('');
  useEffect(() => {
    const before = last.current;
    last.current = section;
    if (!before || before === section) return;
    document.documentElement.scrollTop = 0;
    const { activeElement } = document;
    // Keep the focus if arrow keys are moving through the section list, or if a dialog opened along with the section.
    if (activeElement?.closest('select, [role="dialog"]')) return;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}

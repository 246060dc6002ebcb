import { Icon, useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import styles from './rail-arrows.module.css';

/** Which ends of a rail show. Until that is known, both: nothing can be moved. */
function useEnds(rail: HTMLElement | null): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const [first, last] = [rail?.firstElementChild, rail?.lastElementChild];
    if (!first || !last || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isShown = intersectionRatio >= 0.9;
          setEnds((known) => ({
            start: target === first ? isShown : known.start,
            end: target === last ? isShown : known.end,
          }));
        }
      },
      { root: rail, threshold: 0.9 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [rail]);
  return ends;
}

/** How far one card is from the next, in the direction of writing. */
function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Move a row that fingers swipe by one card, for who has a mouse. They keep their place, and show where there is something to move. */
export function RailArrows({ rail }: { rail: HTMLElement | null }) {
  const { t } = useTranslation('common');
  const { start, end } = useEnds(rail);
  // Not smooth by itself: the rail's own style says whether it is, and reduced motion undoes that.
  const move = (cards: number) => rail?.scrollBy({ left: cards * stepOf(rail) });
  return (
    <div className={`${styles.arrows} needs-script`} data-movable={!(start && end) || undefined}>
      <button type="button" aria-label={t('rail.previous')} aria-disabled={start} onClick={() => move(-1)}>
        <span className={styles.previous}>
          <Icon name="arrow" />
        </span>
      </button>
      <button type="button" aria-label={t('rail.next')} aria-disabled={end} onClick={() => move(1)}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}

import { Icon, useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import styles from './rail-arrows.module.css';

/** Which ends of a rail are in view. Until this is known its start is, and its end if the rail is not `movable`. */
function useEnds(rail: HTMLElement | null, movable: boolean): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: !movable });
  useEffect(() => {
    if (!rail || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isShown = intersectionRatio >= 0.9;
          setEnds((known) => ({
            start: target === rail.firstElementChild ? isShown : known.start,
            end: target === rail.lastElementChild ? isShown : known.end,
          }));
        }
      },
      { root: rail, threshold: 0.9 },
    );
    const observeEnds = () => {
      observer.disconnect();
      for (const card of [rail.firstElementChild, rail.lastElementChild]) if (card) observer.observe(card);
    };
    observeEnds();
    const changes = new MutationObserver(observeEnds);
    changes.observe(rail, { childList: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [rail]);
  return ends;
}

/** Distance between two cards in the inline direction. */
function stepOf(rail: HTMLElement): number {
  const [first, second] = rail.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

export interface RailArrowsProps {
  rail: HTMLElement | null;
  /** Cards per click. */
  step?: number;
  /** Whether there probably is something to scroll: shows the arrows before it is measured, so that they do not pop in. */
  movable?: boolean;
}

/**
 * Arrows that scroll a rail by one card, or by several small ones, for mouse users. Their space is reserved; shown only
 * if there is something to scroll.
 */
export function RailArrows({ rail, step = 1, movable = false }: RailArrowsProps) {
  const { t } = useTranslation('common');
  const { start, end } = useEnds(rail, movable);
  // Without `behavior`: the rail's own style decides, and reduced motion overrides it.
  const move = (cards: number) => rail?.scrollBy({ left: cards * stepOf(rail) });
  return (
    <div className={`${styles.arrows} needs-script`} data-movable={!(start && end) || undefined}>
      <button type="button" aria-label={t('rail.previous')} aria-disabled={start} onClick={() => move(-step)}>
        <span className={styles.previous}>
          <Icon name="arrow" />
        </span>
      </button>
      <button type="button" aria-label={t('rail.next')} aria-disabled={end} onClick={() => move(step)}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}

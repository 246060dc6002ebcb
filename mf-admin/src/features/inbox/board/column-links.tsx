import { INBOX_STATES, type InboxCounts, type InboxState } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './board.module.css';

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The column in the middle of the board. */
function shownIn(board: HTMLElement): InboxState | undefined {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-state]')];
  const distance = (column: Element) => Math.abs(middleOf(column) - middleOf(board));
  const nearest = columns.sort((one, other) => distance(one) - distance(other))[0];
  return INBOX_STATES.find((state) => state === nearest?.dataset.state);
}

/** On a phone, where one column fills the screen: the names of all columns with their counts, to go to. */
export function ColumnLinks({ board, counts }: { board: RefObject<HTMLElement | null>; counts: InboxCounts }) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const [shown, setShown] = useState<InboxState | undefined>(INBOX_STATES[0]);
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const onScroll = () => setShown(shownIn(element));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [board]);
  useEffect(() => {
    const link = links.current?.querySelector(`[data-to="${shown}"]`);
    if (link && links.current) links.current.scrollLeft += middleOf(link) - middleOf(links.current);
  }, [shown]);
  const goTo = (state: InboxState) => {
    const column = board.current?.querySelector(`[data-state="${state}"]`);
    column?.scrollIntoView({ inline: 'start', block: 'nearest' });
    column?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav ref={links} className={styles.links} aria-label={t('inbox.state')}>
      {INBOX_STATES.map((state) => (
        <a
          key={state}
          href={`#board-${state}`}
          data-to={state}
          aria-current={state === shown || undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo(state);
          }}
        >
          {t(`inboxState.${state}`)} <span className={styles.count}>{format(counts[state] ?? 0)}</span>
        </a>
      ))}
    </nav>
  );
}

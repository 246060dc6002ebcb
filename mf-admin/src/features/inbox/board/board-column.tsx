import type { InboxState } from '@dealership/contracts';
import { Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useDroppable } from '@dnd-kit/core';
import { Alert, Button } from 'antd';
import { type CSSProperties, useId, useState } from 'react';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import { inboxQuery } from '../inbox-api.js';
import type { InboxControl } from '../use-inbox-state.js';
import styles from './board.module.css';
import { BoardCard, type BoardCardProps } from './board-card.js';
import type { Move } from './use-moves.js';

/** Number of cards shown initially and after each click on "more". Beyond the last number, the list shows the rest. */
const SIZES = [20, 50, 100] as const;

export interface BoardColumnProps {
  inbox: InboxControl;
  state: InboxState;
  count: number;
  moves: Move[];
  mayMove: boolean;
  onMove: (request: BoardCardProps['request'], to: InboxState) => void;
}

/** A column grows with its cards up to this many: the last ones are below the screen anyway. */
const WIDEST = 6;

/** Where most requests need nothing more. */
const SETTLED: InboxState[] = ['lost', 'spam'];

/** A column with the requests of one state. Those without requests, or where nothing is to be done, begin as a strip. */
export function BoardColumn({ inbox, state, count, moves, mayMove, onMove }: BoardColumnProps) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const errorText = useErrorText();
  const id = useId();
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const isArriving = moves.some(({ to }) => to === state);
  const isFoldable = SETTLED.includes(state) || (count === 0 && !isArriving);
  const isFolded = isFoldable && (chosen ?? true);
  const { setNodeRef, isOver } = useDroppable({ id: state, data: { state } });
  const query = inboxQuery({ ...inbox, state, cursor: '' }, SIZES[step]);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: !isFolded });
  const isMoving = (requestKey: string) => moves.some(({ request }) => request.id === requestKey);
  const rows = [
    ...moves.filter(({ to }) => to === state).map(({ request }) => ({ ...request, state })),
    ...[...(data?.pinned ?? []), ...(data?.items ?? [])].filter((request) => !isMoving(request.id)),
  ];
  const carOf = useCars(rows.map(({ car }) => car));
  const title = (
    <>
      <span className={styles.name} title={t(`inboxState.${state}`)}>
        {t(`inboxState.${state}`)}
      </span>{' '}
      <span className={styles.count}>{format(count)}</span>
    </>
  );
  // The counts are known before the requests: an empty column does not first show that it loads.
  const isEmpty = rows.length === 0 && (data !== undefined || count === 0);
  const isLast = step === SIZES.length - 1;
  const looks = [styles.column, isFolded && styles.folded, isOver && styles.over];
  return (
    <section
      ref={setNodeRef}
      id={`board-${state}`}
      className={looks.filter(Boolean).join(' ')}
      aria-labelledby={id}
      data-state={state}
      style={{ '--share': Math.min(Math.max(rows.length, count, 1), WIDEST) } as CSSProperties}
    >
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {isFoldable ? (
          <Button type="text" size="small" aria-expanded={!isFolded} onClick={() => setChosen(!isFolded)}>
            <span>
              {title}
              <Icon name={isFolded ? 'chevron' : 'down'} size={14} className={styles.sign ?? ''} />
            </span>
          </Button>
        ) : (
          title
        )}
      </h2>
      {error && !isFetching && (
        <Alert type="error" title={errorText(error)} action={<Button onClick={() => refetch()}>{t('list.retry')}</Button>} />
      )}
      {!isFolded && !data && !error && !isEmpty && (
        <p className={styles.loading} role="status">
          <span className="visually-hidden">{t('list.loading')}</span>
        </p>
      )}
      {!isFolded && rows.length > 0 && (
        <ul className={styles.cards} aria-busy={isFetching}>
          {rows.map((request) => (
            <BoardCard
              key={request.id}
              request={request}
              car={carOf(request.car)}
              mayMove={mayMove}
              isMoving={isMoving(request.id)}
              onOpen={() => inbox.open(request.id)}
              onMove={(to) => onMove(request, to)}
            />
          ))}
        </ul>
      )}
      {isEmpty && (!isFolded || count === 0) && <p className={styles.none}>{t('inbox.board.none')}</p>}
      {!isFolded && data?.next && (
        <Button onClick={() => (isLast ? inbox.lay('list', state) : setStep(step + 1))}>
          {t(isLast ? 'inbox.board.inList' : 'inbox.board.more')}
        </Button>
      )}
    </section>
  );
}

import { type InboxChange, type InboxRequest, type InboxState, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formerState } from '../../../shared/request/former-state.js';
import { useRequestChanges } from '../../../shared/request/request-api.js';

/** A move of a card to another column. */
export interface Move {
  request: InboxRequest;
  to: InboxState;
  /** Whether the focus follows the card. */
  isFollowed: boolean;
}

/**
 * Returns the focus to a card in its new place, unless something else has the focus; to the column if it does not show
 * the card.
 */
function follow(board: HTMLElement | null, { request, to }: Move): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const card = board?.querySelector<HTMLElement>(`[data-request="${request.id}"] [data-move]`);
  (card ?? board?.querySelector<HTMLElement>(`[data-state="${to}"] h2`))?.focus();
}

/** Moves cards between columns. A card is shown in its new column at once and moves back if the server refuses. */
export function useMoves(board: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('dashboard');
  const { mutateAsync } = useRequestChanges();
  const [moves, setMoves] = useState<Move[]>([]);
  // A request counts as lost only once a reason is given.
  const [losing, setLosing] = useState<Move>();
  const followed = useRef<Move>(undefined);
  useEffect(() => {
    if (!followed.current) return;
    follow(board.current, followed.current);
    if (!moves.includes(followed.current)) followed.current = undefined;
  }, [moves, board]);

  async function write(move: Move, more: Omit<InboxChange, 'version'> = {}): Promise<void> {
    const { request, to } = move;
    const name = senderName(request);
    const done = t('inbox.board.moved', { name, state: t(`inboxState.${to}`) });
    if (move.isFollowed) followed.current = move;
    setMoves((others) => [...others, move]);
    const onUndo = (moved: InboxRequest) =>
      void write({ request: moved, to: request.state, isFollowed: false }, formerState(request, moved));
    await mutateAsync({ request, change: { state: to, ...more }, done, onUndo }).catch(() => undefined);
    setMoves((others) => others.filter((one) => one !== move));
  }

  return {
    moves,
    losing,
    /** Does nothing if the card is already there, or already being moved. */
    move: (move: Move): void => {
      const { request, to } = move;
      if (request.state === to || moves.some((one) => one.request.id === request.id)) return;
      if (to === 'lost') setLosing(move);
      else void write(move);
    },
    lose: (reason: string): void => {
      setLosing(undefined);
      if (losing) void write(losing, { lostReason: reason });
    },
    keep: () => setLosing(undefined),
  };
}

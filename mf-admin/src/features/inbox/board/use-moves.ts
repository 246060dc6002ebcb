import { type InboxRequest, type InboxState, personName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useInboxChanges } from '../inbox-api.js';

/** A card that is being moved to another column. */
export interface Move {
  request: InboxRequest;
  to: InboxState;
  /** Whether the focus follows it. */
  isFollowed: boolean;
}

/**
 * Returns the focus to a card wherever it is now, unless something else has it; to its column if that does not show the
 * card.
 */
function follow(board: HTMLElement | null, { request, to }: Move): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const card = board?.querySelector<HTMLElement>(`[data-request="${request.id}"] [data-move]`);
  (card ?? board?.querySelector<HTMLElement>(`[data-state="${to}"] h2`))?.focus();
}

/** Moves cards between columns optimistically. A rejected move is reverted. */
export function useMoves(board: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('dashboard');
  const { mutateAsync } = useInboxChanges();
  const [moves, setMoves] = useState<Move[]>([]);
  // Marking a request as lost requires a reason.
  const [losing, setLosing] = useState<Move>();
  const followed = useRef<Move>(undefined);
  useEffect(() => {
    if (!followed.current) return;
    follow(board.current, followed.current);
    if (!moves.includes(followed.current)) followed.current = undefined;
  }, [moves, board]);

  async function write(move: Move, lostReason?: string): Promise<void> {
    const { request, to } = move;
    const name = personName(request) || request.email;
    const done = t('inbox.board.moved', { name, state: t(`inboxState.${to}`) });
    if (move.isFollowed) followed.current = move;
    setMoves((others) => [...others, move]);
    await mutateAsync({ request, change: { state: to, ...(lostReason && { lostReason }) }, done }).catch(() => undefined);
    setMoves((others) => others.filter((one) => one !== move));
  }

  return {
    moves,
    losing,
    /** Does nothing if it is already there or being moved. */
    move: (move: Move): void => {
      const { request, to } = move;
      if (request.state === to || moves.some((one) => one.request.id === request.id)) return;
      if (to === 'lost') setLosing(move);
      else void write(move);
    },
    lose: (reason: string): void => {
      setLosing(undefined);
      if (losing) void write(losing, reason);
    },
    keep: () => setLosing(undefined),
  };
}

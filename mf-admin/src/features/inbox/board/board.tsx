import { INBOX_STATES, type InboxCounts, type InboxRequest, type InboxState } from '@dealership/contracts';
import { updateInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ShownCar } from '../../../shared/request/lead/use-cars.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { NoRequests } from '../list/no-requests.js';
import type { InboxControl } from '../use-inbox-state.js';
import styles from './board.module.css';
import { CardFace } from './board-card.js';
import { BoardColumn } from './board-column.js';
import { ColumnLinks } from './column-links.js';
import { LoseDialog } from './lose-dialog.js';
import { useMoves } from './use-moves.js';

/** The card that is being dragged. */
interface Dragged {
  request: InboxRequest;
  car: ShownCar | undefined;
}

const cardOf = ({ active }: Pick<DragEndEvent, 'active'>) => active.data.current as Dragged | undefined;

/** The column under the pointer. It is measured each time, because columns change their widths during a drag. */
const columnUnderPointer: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  return droppableContainers.flatMap((column) => {
    const place = column.node.current?.getBoundingClientRect();
    const isWithin = place && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
    return isWithin ? [{ id: column.id, data: { droppableContainer: column, value: 0 } }] : [];
  });
};

/** One column per state. Staff move cards by dragging or with their menus. */
export function Board({ inbox, counts }: { inbox: InboxControl; counts: InboxCounts }) {
  const { t } = useTranslation('dashboard');
  const containerRef = useRef<HTMLDivElement>(null);
  const mayMove = useMay()(updateInboxRequest.permission);
  const [dragged, setDragged] = useState<Dragged>();
  const { moves, losing, move, lose, keep } = useMoves(containerRef);
  // A click must not start a drag, and a swipe must scroll.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const request = cardOf({ active })?.request;
    const to: InboxState | undefined = over?.data.current?.state;
    setDragged(undefined);
    if (request && to) move({ request, to, isFollowed: false });
  };
  const announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) => (over ? t(`inboxState.${over.id}`) : undefined),
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  };
  if (Object.keys(counts).length === 0 && moves.length === 0) return <NoRequests inbox={inbox} />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderPointer}
      accessibility={{ announcements }}
      onDragStart={(event) => setDragged(cardOf(event))}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      <ColumnLinks board={containerRef} counts={counts} />
      <div className={styles.place}>
        <div ref={containerRef} className={[styles.board, dragged && styles.dragging].filter(Boolean).join(' ')}>
          {INBOX_STATES.map((state) => (
            <BoardColumn
              key={state}
              inbox={inbox}
              state={state}
              count={counts[state] ?? 0}
              moves={moves}
              mayMove={mayMove}
              onMove={(request, to) => move({ request, to, isFollowed: true })}
            />
          ))}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.overlay} inert>
            <CardFace {...dragged} onOpen={() => undefined} />
          </div>
        )}
      </DragOverlay>
      {losing && <LoseDialog key={losing.request.id} request={losing.request} onLose={lose} onClose={keep} />}
    </DndContext>
  );
}

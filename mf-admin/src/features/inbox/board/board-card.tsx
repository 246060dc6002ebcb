import { INBOX_STATES, type InboxRequest, type InboxState, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useDraggable } from '@dnd-kit/core';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { MoreIcon } from '../../../shared/display/icons.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import { RequestAbout } from '../../../shared/request/drawer/request-about.js';
import type { ShownCar } from '../../../shared/request/lead/use-cars.js';
import { referenceOf, useRequestLabels } from '../../../shared/request/request-labels.js';
import { AnsweredLine } from '../../../shared/request/request-state.js';
import { TimeLeft } from '../../../shared/request/time-left.js';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import styles from './board.module.css';

/** The content of a card, also shown while it is dragged. */
export function CardFace({ request, car, onOpen }: Pick<BoardCardProps, 'request' | 'car' | 'onOpen'>) {
  const { t } = useTranslation('dashboard');
  const { kindName } = useRequestLabels();
  const { nameOf, isAlone } = useColleagues();
  const { shortMoment } = useMoment();
  return (
    <>
      <RowName name={senderName(request)} onOpen={onOpen}>
        <bdi>{referenceOf(request)}</bdi>
        <span>{kindName(request.kind)}</span>
      </RowName>
      <RequestAbout request={request} car={car} isCard />
      <span className={styles.foot}>
        {!isAlone && (
          <span>
            <span className="visually-hidden">{t('inbox.owner')}: </span>
            <bdi>{nameOf(request.ownerId) ?? t('inbox.nobody')}</bdi>
          </span>
        )}
        <span>
          <span className="visually-hidden">{t('list.received')}: </span>
          <bdi>{shortMoment(request.createdAt)}</bdi>
        </span>
        <AnsweredLine request={request} />
        <TimeLeft request={request} />
      </span>
    </>
  );
}

export interface BoardCardProps {
  request: InboxRequest;
  /** Its car, once known. */
  car: ShownCar | undefined;
  mayMove: boolean;
  /** Whether the card is being moved to another column. */
  isMoving: boolean;
  onOpen: () => void;
  onMove: (to: InboxState) => void;
}

/** A request on the board. Staff drag it to another column or move it with its menu. */
export function BoardCard({ request, car, mayMove, isMoving, onOpen, onMove }: BoardCardProps) {
  const { t } = useTranslation('dashboard');
  const button = useRef<HTMLButtonElement>(null);
  const disabled = !mayMove || isMoving;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: request.id, data: { request, car }, disabled });
  const states = INBOX_STATES.filter((state) => state !== request.state);
  const menu = {
    // The menu has the focus. Without this the focus would be lost when Escape closes the menu.
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && setTimeout(() => button.current?.focus()),
    items: states.map((state) => ({ key: state, label: t(`inboxState.${state}`), onClick: () => onMove(state) })),
  };
  return (
    <li className={styles.card} data-request={request.id} aria-busy={isMoving}>
      <div {...listeners} ref={setNodeRef} className={[styles.face, isDragging && styles.dragged].filter(Boolean).join(' ')}>
        <CardFace request={request} car={car} onOpen={onOpen} />
      </div>
      {mayMove && (
        // Outside of the draggable element, so that a press in the menu does not start a drag.
        <Dropdown menu={menu} trigger={['click']} autoFocus disabled={isMoving}>
          <Button
            ref={button}
            type="text"
            icon={<MoreIcon />}
            data-move
            aria-haspopup="menu"
            aria-label={t('inbox.board.moveNamed', { name: senderName(request) })}
            title={t('inbox.board.move')}
          />
        </Dropdown>
      )}
    </li>
  );
}

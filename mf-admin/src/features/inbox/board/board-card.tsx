import { INBOX_STATES, type InboxRequest, type InboxState, senderName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
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
import { initialsOf } from '../../../shared/staff/initials-of.js';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import styles from './board.module.css';

/** The assignee's initials, which stand for the name. */
function Owner({ id }: { id: number | null }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const name = useColleagues().nameOf(id);
  return (
    <span className={[styles.owner, !name && styles.nobody].filter(Boolean).join(' ')} title={name ?? t('inbox.nobody')}>
      <span className="visually-hidden">
        {t('inbox.owner')}: <bdi>{name ?? t('inbox.nobody')}</bdi>
      </span>
      {name && <span aria-hidden="true">{initialsOf(name, locale)}</span>}
    </span>
  );
}

/** The content of a card, also shown while it is dragged. Every card has the same lines, unless something is to be done. */
export function CardFace({ request, car, onOpen }: Pick<BoardCardProps, 'request' | 'car' | 'onOpen'>) {
  const { t } = useTranslation('dashboard');
  const { requestName } = useRequestLabels();
  const { isAlone } = useColleagues();
  const { shortMoment } = useMoment();
  return (
    <>
      <RowName name={senderName(request)} onOpen={onOpen}>
        <span>{requestName(request)}</span>
      </RowName>
      <RequestAbout request={request} car={car} isCard />
      <span className={styles.foot}>
        <bdi className={styles.reference}>{referenceOf(request)}</bdi>
        {request.remainingMinutes !== null ? (
          <TimeLeft request={request} />
        ) : request.answer && request.answeredAt ? (
          <AnsweredLine request={request} isShort />
        ) : (
          <span>
            <span className="visually-hidden">{t('list.received')}: </span>
            <bdi>{shortMoment(request.createdAt)}</bdi>
          </span>
        )}
        {!isAlone && <Owner id={request.ownerId} />}
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

import type { AppointmentBlockEntry } from '@dealership/contracts';
import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { AddIcon } from '../../../shared/display/icons.js';
import styles from '../appointments-tab.module.css';

export interface CellProps {
  date: string;
  time: string;
  isOpen: boolean;
  block: AppointmentBlockEntry | undefined;
  /** Whether it is the first time of the day that the block covers. */
  isBlockStart: boolean;
  /** Whether the time is in the past. */
  isPast: boolean;
  /** How far the current time is through the cell, from 0 to 1; undefined if it is elsewhere. */
  now: number | undefined;
  addLabel: string;
  /** Without it, the time cannot be chosen. */
  onAdd?: ((slot: { date: string; time: string }) => void) | undefined;
  children: ReactNode;
}

/** A day's half hour: what is in it, side by side, or a button to book it. */
export function Cell({ date, time, isOpen, block, isBlockStart, isPast, now, addLabel, onAdd, children }: CellProps) {
  const disabled = !isOpen || isPast;
  const { setNodeRef, isOver } = useDroppable({ id: `${date}T${time}`, data: { date, time }, disabled });
  const looks = [styles.cell, isPast && styles.past, !isOpen && styles.closed, block && styles.blocked, isOver && styles.over];
  return (
    <td ref={setNodeRef} className={looks.filter(Boolean).join(' ')}>
      <div className={styles.slot}>
        {block && isBlockStart && (
          <bdi className={styles.blockReason} title={block.reason}>
            {block.reason}
          </bdi>
        )}
        {children}
      </div>
      {now !== undefined && <span className={styles.now} style={{ insetBlockStart: `${now * 100}%` }} aria-hidden="true" />}
      {onAdd && !disabled && !block && (
        // For the mouse: the keyboard has the button above the table.
        <button type="button" tabIndex={-1} className={styles.free} aria-label={addLabel} onClick={() => onAdd({ date, time })}>
          <AddIcon />
        </button>
      )}
    </td>
  );
}

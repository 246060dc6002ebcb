import type { Appointment } from '@dealership/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Returns the props by which Tab goes through the appointments by day and time, although the rows of their table are
 * times. From outside, Tab reaches the one that had the focus last, or the first.
 * @param appointments in chronological order
 */
export function useTabByDay(appointments: Appointment[]) {
  const [latest, setLatest] = useState<number>();
  const isLeaving = useRef(false);
  const entry = appointments.find(({ id }) => id === latest) ?? appointments[0];
  return (one: Appointment) => ({
    tabIndex: one === entry ? 0 : -1,
    'data-appointment': one.id,
    onFocus: () => {
      if (!isLeaving.current) setLatest(one.id);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Tab') return;
      const step = event.shiftKey ? -1 : 1;
      const next = appointments[appointments.indexOf(one) + step];
      const buttons = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])];
      const button = buttons.find(({ dataset }) => dataset.appointment === String(next?.id));
      if (button) event.preventDefault();
      // The browser leaves the table from its first or last appointment.
      isLeaving.current = !button;
      (button ?? buttons.at(event.shiftKey ? 0 : -1))?.focus();
      isLeaving.current = false;
    },
  });
}

export type TabProps = ReturnType<ReturnType<typeof useTabByDay>>;

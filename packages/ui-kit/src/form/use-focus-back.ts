import { type RefObject, useEffect, useRef } from 'react';

/** A button that is disabled while a form is busy loses the focus; afterwards it has it again, unless another element took it. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (ended && document.activeElement === document.body)
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
  }, [form, busy]);
}

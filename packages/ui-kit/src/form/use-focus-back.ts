import { type RefObject, useEffect, useRef } from 'react';

/** A button disabled while the form is busy loses the focus; restores it afterwards, unless another element took it. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (ended && document.activeElement === document.body)
      form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true });
  }, [form, busy]);
}

import type { MouseEvent } from 'react';

/** The clickable element of a form that an event targets. */
const clickable = ({ target }: MouseEvent<HTMLFormElement>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, label, summary, [type="checkbox"]') : null;

/**
 * Focuses buttons, checkboxes and summaries on click instead of mousedown: otherwise the validation error of the field losing
 * focus would move the button between the two events, and no click would fire. For a form element.
 */
export const focusWithClick = {
  onMouseDown: (event: MouseEvent<HTMLFormElement>): void => {
    if (clickable(event)) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent<HTMLFormElement>): void => clickable(event)?.focus({ preventScroll: true }),
};

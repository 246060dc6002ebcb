import type { MouseEvent } from 'react';

/** Of a form, what answers to a click. */
const clickable = ({ target }: MouseEvent<HTMLFormElement>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, label, [type="checkbox"]') : null;

/**
 * The focus goes to a button or a box with the click, not with the press: the error that leaving a field shows would move
 * the button away between the two, and no click would come of it. For a form's element.
 */
export const focusWithClick = {
  onMouseDown: (event: MouseEvent<HTMLFormElement>): void => {
    if (clickable(event)) event.preventDefault();
  },
  onClickCapture: (event: MouseEvent<HTMLFormElement>): void => clickable(event)?.focus({ preventScroll: true }),
};

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCloseOnBack } from './use-close-on-back.js';

function Page() {
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'Close' : 'Open'}
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = () => screen.queryByRole('button', { name: 'Close' }) !== null;

/** The asynchronous effect of `history.back()`. */
function goBack(): void {
  window.history.replaceState({ page: 1 }, '');
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
}

let back: jest.SpiedFunction<() => void>;

beforeEach(() => {
  back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.replaceState({ page: 1 }, '');
  render(<Page />);
  press('Open');
});
afterEach(() => {
  if (isOpen()) press('Close');
  goBack();
  jest.restoreAllMocks();
});

it('closes by Back, and stays on the page', () => {
  expect(window.history.state).toEqual({ page: 1, sheet: true });
  goBack();
  expect(isOpen()).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

it('removes its entry once when closed otherwise', () => {
  press('Close');
  press('Open');
  press('Close');
  expect(back).toHaveBeenCalledTimes(1);
});

it('stays open when reopened before the browser has gone back, and then closes by Back', () => {
  press('Close');
  press('Open');
  goBack();
  expect(isOpen()).toBe(true);
  expect(window.history.state).toEqual({ page: 1, sheet: true });
  goBack();
  expect(isOpen()).toBe(false);
});

it('ignores a late event of an earlier change', () => {
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(isOpen()).toBe(true);
});

import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render.js';
import { dismissToast, showToast } from '../toast/toast-store.js';
import { Toaster } from '../toast/toaster.js';
import { Sheet, type SheetProps } from './sheet.js';

function Page(props: Pick<SheetProps, 'keepMounted'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} title="Sheet">
        <input aria-label="Name" />
      </Sheet>
      <Toaster />
    </>
  );
}

const show = (props: Pick<SheetProps, 'keepMounted'> = {}) =>
  renderWithProviders(<Page {...props} />, { namespace: 'none', texts: {} });
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
// The first is the sheet's own close button; a toast has one too.
const close = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

afterEach(() => {
  act(() => {
    for (let id = 1; id < 10; id++) dismissToast(id);
  });
});

it('shows toasts while open; the page does so again when it is closed', () => {
  show();
  open();
  act(() => showToast({ kind: 'error', title: 'Failed' }));
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('Failed');
  expect(screen.getAllByText('Failed')).toHaveLength(1);
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Failed');
});

it('keeps its input only on request', () => {
  const { unmount } = show({ keepMounted: true });
  open();
  fireEvent.change(field(), { target: { value: 'Sara' } });
  close();
  open();
  expect(field().value).toBe('Sara');
  unmount();
  show();
  open();
  fireEvent.change(field(), { target: { value: 'Sara' } });
  close();
  open();
  expect(field().value).toBe('');
});

it('focuses its heading, not its close button', () => {
  show({ keepMounted: true });
  for (let time = 0; time < 2; time++) {
    open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sheet' }));
    close();
  }
});

it('reopens at once, although the close event fires later', () => {
  show();
  open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // As in browsers, the event fires in its own task.
  dialog.close = () => dialog.removeAttribute('open');
  close();
  open();
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(field()).toBeTruthy();
});

it('is closed by Escape, once', () => {
  show();
  open();
  const dialog = screen.getByRole('dialog');
  const isAllowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(isAllowed).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

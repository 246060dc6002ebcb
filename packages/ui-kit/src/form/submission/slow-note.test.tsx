import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render.js';
import { SlowNote } from './slow-note.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Sending() {
  const [sending, setSending] = useState(true);
  return (
    <button type="button" onClick={() => setSending(!sending)}>
      <SlowNote sending={sending} />
    </button>
  );
}

it('asks for patience in a live region after five seconds of sending, until the answer', () => {
  renderWithProviders(<Sending />, { namespace: 'example', texts: {} });
  const note = screen.getByRole('status');
  pass(4900);
  expect(note.textContent).toBe('');
  pass(200);
  expect(note.textContent).toBe('This is taking longer than usual, please keep this page open.');
  fireEvent.click(screen.getByRole('button'));
  expect(note.textContent).toBe('');
  fireEvent.click(screen.getByRole('button'));
  pass(4900);
  expect(note.textContent).toBe('');
});

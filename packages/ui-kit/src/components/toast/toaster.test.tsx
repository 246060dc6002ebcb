import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render.js';
import { showToast } from './toast-store.js';
import { Toaster } from './toaster.js';

beforeEach(() => {
  jest.useFakeTimers();
  renderWithProviders(<Toaster />, { namespace: 'none', texts: {} });
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

it('shows one toast at a time, the newest', () => {
  act(() => showToast({ kind: 'success', title: 'First' }));
  act(() => showToast({ kind: 'error', title: 'Second', text: 'Why' }));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('SecondWhy');
});

it('removes a toast after five seconds', () => {
  act(() => showToast({ kind: 'success', title: 'Sent' }));
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('Sent').textContent).toBe('Sent');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Sent')).toBeNull();
});

it('keeps a toast while it is hovered', () => {
  act(() => showToast({ kind: 'success', title: 'Sent' }));
  const card = screen.getByText('Sent').parentElement?.parentElement as HTMLElement;
  fireEvent.pointerEnter(card);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('Sent').textContent).toBe('Sent');
  fireEvent.pointerLeave(card);
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByText('Sent')).toBeNull();
});

it('can be closed', () => {
  act(() => showToast({ kind: 'success', title: 'Sent' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sent')).toBeNull();
});

it('can have a second button', () => {
  const pressed: string[] = [];
  const button = (label: string) => ({ label, onPress: () => pressed.push(label) });
  act(() => showToast({ kind: 'success', title: 'Sold', action: button('Undo'), further: button('Open') }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect([pressed, screen.queryByText('Sold')]).toEqual([['Open'], null]);
});

it('keeps a toast with a button for ten seconds; pressing the button closes it', () => {
  const pressed: string[] = [];
  const action = { label: 'Undo', onPress: () => pressed.push('Undo') };
  act(() => showToast({ kind: 'success', title: 'Sold', action }));
  act(() => jest.advanceTimersByTime(9999));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([pressed, screen.queryByText('Sold')]).toEqual([['Undo'], null]);
  act(() => showToast({ kind: 'success', title: 'Sold', action }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('Sold')).toBeNull();
});

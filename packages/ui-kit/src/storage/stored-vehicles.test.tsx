import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { removeVehicle, storeVehicle, useStoredVehicles } from './stored-vehicles.js';

const car = (id: number) => ({ id, name: `Car ${id}`, price: 100, sold: false, reserved: false });

function List() {
  return (
    <output>
      {useStoredVehicles('seen-vehicles')
        .map(({ id }) => id)
        .join()}
    </output>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('keeps the last eight, newest first and deduplicated, and notifies subscribers', () => {
  render(<List />);
  act(() => {
    for (let id = 1; id <= 9; id++) storeVehicle('seen-vehicles', car(id));
    storeVehicle('seen-vehicles', car(5));
  });
  expect(shown()).toBe('5,9,8,7,6,4,3,2');
  act(() => removeVehicle('seen-vehicles', 9));
  expect(shown()).toBe('5,8,7,6,4,3,2');
});

it('syncs with other tabs', () => {
  render(<List />);
  localStorage.setItem('seen-vehicles', JSON.stringify([car(4)]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'seen-vehicles' })));
  expect(shown()).toBe('4');
});

it('is empty on the server, and if the stored value is invalid', () => {
  storeVehicle('seen-vehicles', car(1));
  expect(renderToString(<List />)).toBe('<output></output>');
  localStorage.setItem('seen-vehicles', '{"broken');
  render(<List />);
  expect(shown()).toBe('');
});

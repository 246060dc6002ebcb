import { renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import texts from '../../../locales/dashboard/en.json';
import { adminSite } from '../../../testing/admin-site.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';
import { NO_VEHICLE, type PickedVehicle, VehiclePicker } from './vehicle-picker.js';
import { vehicleRule } from './vehicle-rule.js';

const site = adminSite();
const STOCK = [vehicle(12, { stockNumber: 'A-12', reserved: true }), vehicle(7), vehicle(8, { sold: true })];

let stock = STOCK;
let picked: PickedVehicle = NO_VEHICLE;

function Field() {
  const [value, setValue] = useState(NO_VEHICLE);
  picked = value;
  return (
    <>
      <label htmlFor="vehicle">Vehicle</label>
      <VehiclePicker id="vehicle" value={value} onChange={setValue} />
    </>
  );
}

const openPicker = () => renderWithProviders(<Field />, { namespace: 'dashboard', texts });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Vehicle' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => {
  stock = STOCK;
  site.on('GET /api/staff/vehicles', ({ query }) => {
    const q = query.get('q') ?? '';
    const isFound = (one: (typeof STOCK)[number]) =>
      q.startsWith('#') ? `#${one.id}` === q : `${one.model} ${one.id} ${one.stockNumber}`.includes(q);
    return vehicleList(stock.filter(isFound));
  });
});

it("shows each vehicle's picture, name, numbers and status", async () => {
  openPicker();
  await userEvent.type(field(), 'Vento');
  await waitFor(() =>
    expect(options()).toEqual([
      '2024 Aurelio Vento 12#12Stock number A-12Reserved',
      '2024 Aurelio Vento 7#7Available',
      '2024 Aurelio Vento 8#8Sold',
    ]),
  );
  for (const option of screen.getAllByRole('option')) expect(option.querySelector('img')).toBeTruthy();
  const asked = () => site.calls('GET', '/api/staff/vehicles').map(({ query }) => query.get('q'));
  await waitFor(() => expect(asked()).toContain('Vento'));
});

it('ranks the vehicle with the typed id above partial matches', async () => {
  stock = [...STOCK, vehicle(2)];
  openPicker();
  await userEvent.type(field(), '2');
  await waitFor(() => expect(options().map((text) => text?.match(/#\d+/)?.[0])).toEqual(['#2', '#12']));
});

it('works by keyboard: arrows move, Enter selects, Escape closes only the list', async () => {
  const pressed: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => pressed.push(key));
  openPicker();
  press('ArrowDown');
  await waitFor(() => expect(active()).toContain('#12'));
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toContain('#7');
  press('Escape');
  expect([field().getAttribute('aria-expanded'), pressed]).toEqual(['false', []]);
  press('ArrowDown');
  press('ArrowDown');
  await waitFor(() => expect(active()).toContain('#7'));
  press('Enter');
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['2024 Aurelio Vento 7 #7', 'false']);
  expect(picked.id).toBe(7);
});

it('does not select a sold vehicle', async () => {
  openPicker();
  await userEvent.type(field(), '8');
  await userEvent.click(await screen.findByRole('option', { name: /#8/ }));
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['8', 'true']);
});

it('keeps unselected input', async () => {
  openPicker();
  await userEvent.type(field(), 'Vento 7');
  await userEvent.tab();
  expect([picked, field().getAttribute('aria-expanded')]).toEqual([{ text: 'Vento 7' }, 'false']);
});

it.each([
  ['a vehicle that is chosen', { text: '2024 Aurelio Vento 7 #7', id: 7 }, true, true],
  ['none where one is needed', NO_VEHICLE, true, false],
  ['none where none is needed', NO_VEHICLE, false, true],
  ['what is typed and not chosen, where none is needed', { text: 'Vento' }, false, false],
])('validates %s: %j (required: %s): %s', async (_what, value, isNeeded, isTaken) => {
  const judgement = vehicleRule((key) => key, isNeeded).validator(undefined, value);
  await (isTaken ? expect(judgement).resolves.toBeUndefined() : expect(judgement).rejects.toThrow('appointment.chooseVehicle'));
});

it('clears the selection when the text changes', async () => {
  openPicker();
  await userEvent.type(field(), '7');
  await userEvent.click(await screen.findByRole('option', { name: /#7/ }));
  await userEvent.type(field(), '{Backspace}');
  expect(picked).toEqual({ text: '2024 Aurelio Vento 7 #' });
});

it('says when nothing is found', async () => {
  openPicker();
  await userEvent.type(field(), 'Zeppelin');
  await screen.findByText('No vehicle found');
});

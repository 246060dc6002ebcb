import type { VehicleBadge as Badge } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { VehicleBadge } from './vehicle-badge.js';

const PRIORITY: [Badge, string][] = [
  ['sold', 'Sold'],
  ['reserved', 'Reserved'],
  ['specialOffer', 'Special offer'],
  ['justArrived', 'Just arrived'],
  ['allElectric', 'All-electric'],
  ['featured', 'Featured'],
];

const shown = (flags: Badge[]) => {
  const given = Object.fromEntries(flags.map((flag) => [flag, true]));
  return renderWithProviders(<VehicleBadge vehicle={vehicle(given)} />, { namespace: 'catalog', texts }).container.textContent;
};

it.each(PRIORITY.map(([badge, text], at) => [badge, text, PRIORITY.slice(at).map(([flag]) => flag)] as const))(
  'shows only %s, by priority',
  (_badge, text, flags) => {
    expect(shown([...flags])).toBe(text);
  },
);

it('shows nothing for a car without flags', () => {
  expect(shown([])).toBe('');
});

import type { Vehicle } from '@dealership/contracts';
import { renderPart } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { vehicle } from '../../../testing/vehicles.js';
import { VehicleSpecification } from './vehicle-specification.js';

function rows(given: Partial<Vehicle> = {}) {
  renderPart(<VehicleSpecification vehicle={vehicle(given)} />, { namespace: 'catalog', texts });
  const section = within(screen.getByRole('heading', { name: 'Specification' }).parentElement as HTMLElement);
  const names = section.getAllByRole('term').map(({ textContent }) => textContent);
  return section.getAllByRole('definition').map(({ textContent }, at) => [names[at], textContent]);
}

const KNOWN_OF_ALL = [
  ['Make', 'Aldermere'],
  ['Model', 'Marchmont'],
  ['Year', '2024'],
  ['Mileage', '11,200 km'],
  ['Transmission', 'Automatic'],
  ['Fuel type', 'Hybrid'],
];

it('lists everything that is known of the car', () => {
  expect(rows({ engineSize: '3.0 L', cylinders: 6, origin: 'Japan' })).toEqual([
    ...KNOWN_OF_ALL,
    ['Engine', '3.0 L'],
    ['Cylinders', '6'],
    ['Origin', 'Japan'],
  ]);
});

it('leaves out what is not known', () => {
  expect(rows()).toEqual(KNOWN_OF_ALL);
});

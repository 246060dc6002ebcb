import type { Language, Vehicle } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import arabicTexts from '../../locales/ar.json';
import texts from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { Equipment, Specification, type SpecificationProps } from './specification.js';

function show(given: Partial<Vehicle> = {}, language: Language = 'en', props: Omit<SpecificationProps, 'vehicle'> = {}) {
  const shown = vehicle(given);
  const parts = (
    <>
      <Equipment vehicle={shown} />
      <Specification vehicle={shown} {...props} />
    </>
  );
  return renderWithProviders(parts, {
    namespace: 'catalog',
    texts: language === 'ar' ? arabicTexts : texts,
    language,
  });
}

function rowsOf(group: string) {
  const section = within(screen.getByRole('heading', { name: group }).parentElement as HTMLElement);
  const names = section.getAllByRole('term').map(({ textContent }) => textContent);
  return section.getAllByRole('definition').map(({ textContent }, at) => [names[at], textContent]);
}

const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('lists all known facts of the car, in groups', () => {
  show({
    engineSize: '3.0 L',
    cylinders: 6,
    power: 1020,
    drive: 'AWD',
    origin: 'UK',
    regionalSpec: 'gcc',
    chassisNumber: 'BNR34-001234',
    bodyType: 'coupe',
    exteriorColor: 'green',
    exteriorColorName: 'Racing Green',
    interiorColor: 'brown',
    doors: 2,
    seats: 4,
    previousOwners: 0,
    serviceHistory: 'full-maker',
    warranty: 'maker',
    warrantyUntil: '2027-09',
    equipment: ['Air springs'],
  });
  expect(groups()).toEqual(['The car', 'Engine and drive', 'Body and colour', 'History and warranty']);
  expect(rowsOf('The car')).toEqual([
    ['Make', 'Aldermere'],
    ['Model', 'Marchmont'],
    ['Year', '2024'],
    ['Mileage', '11,200 km'],
    ['Regional spec', 'GCC'],
    ['Origin', 'UK'],
    ['Chassis number (VIN)', 'BNR34-001234'],
  ]);
  expect(rowsOf('Engine and drive')).toEqual([
    ['Engine', '3.0 L'],
    ['Cylinders', '6'],
    ['Power', '1,020 hp'],
    ['Transmission', 'Automatic'],
    ['Drive', 'All-wheel drive'],
    ['Fuel type', 'Hybrid'],
  ]);
  expect(rowsOf('Body and colour')).toEqual([
    ['Body type', 'Coupé'],
    ['Exterior colour', 'Racing Green'],
    ['Interior colour', 'Brown'],
    ['Doors', '2'],
    ['Seats', '4'],
  ]);
  expect(rowsOf('History and warranty')).toEqual([
    ['Previous owners', '0'],
    ['Service history', 'Complete, by the official dealer'],
    ['Warranty', "Manufacturer's warranty, until September 2027"],
  ]);
});

it.each([
  ['one column for each group', { drive: 'AWD', engineSize: '3.0 L', cylinders: 6, power: 500 }, 'four'],
  ['one for two short groups', {}, 'three'],
] as const)('has %s', (_, facts, columns) => {
  const body = { bodyType: 'coupe', exteriorColor: 'green', interiorColor: 'brown', doors: 2, seats: 4 } as const;
  const history = { serviceHistory: 'full-maker', warranty: 'maker' } as const;
  const except = new Set(['make', 'model', 'year', 'mileage']);
  show({ regionalSpec: 'gcc', chassisNumber: 'BNR34-001234', previousOwners: 0, ...history, ...body, ...facts }, 'en', {
    except,
  });
  expect(screen.getByRole('heading', { name: 'The car' }).parentElement?.parentElement?.className).toBe(`groups ${columns}`);
});

it('omits unknown facts, and empty groups', () => {
  show();
  expect(groups()).toEqual(['The car', 'Engine and drive']);
  expect(rowsOf('Engine and drive')).toEqual([
    ['Transmission', 'Automatic'],
    ['Fuel type', 'Hybrid'],
  ]);
});

it('omits a missing service history for a car without previous owners', () => {
  show({ previousOwners: 0, serviceHistory: 'none' });
  expect(rowsOf('History and warranty')).toEqual([['Previous owners', '0']]);
});

it('omits groups with fewer facts than required', () => {
  show({ previousOwners: 0 }, 'en', { leastFacts: 2 });
  expect(groups()).toEqual(['The car', 'Engine and drive']);
});

it('omits what the page shows elsewhere, and groups that are empty then', () => {
  show({ origin: 'UK' }, 'en', { except: new Set(['make', 'model', 'year', 'mileage', 'transmission', 'fuelType']) });
  expect(groups()).toEqual(['The car']);
  expect(rowsOf('The car')).toEqual([['Origin', 'UK']]);
});

it('marks equipment in another language', () => {
  show({ equipment: ['Air springs'] }, 'ar');
  const list = screen.getByText('Air springs').parentElement;
  expect([list?.lang, list?.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText('بالإنجليزية')).toBeTruthy();
});

it("does not mark the visitor's own language", () => {
  show({ equipment: ['نوابض هوائية'], textLanguages: { ...vehicle().textLanguages, equipment: 'ar' } }, 'ar');
  expect(screen.queryByText('بالإنجليزية')).toBeNull();
  expect(screen.getByText('نوابض هوائية').parentElement?.dir).toBe('rtl');
});

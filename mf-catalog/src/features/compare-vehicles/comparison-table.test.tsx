import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import catalogInArabic from '../../locales/ar.json';
import catalog from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import { ComparisonTable } from './comparison-table.js';
import texts from './locales/en.json';

const POWERS = [640, 640, 480];

const cellsOf = (fact: string) =>
  [...(screen.getByRole('row', { name: new RegExp(`^${fact}`) }).querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );

it('marks a value that differs from two equal ones, and none beside a blank', () => {
  const cars = POWERS.map((power, at) =>
    vehicle({
      id: at + 1,
      power,
      doors: at + 2,
      seats: 2,
      cylinders: at ? 8 : null,
      previousOwners: at ? null : 2,
      chassisNumber: at ? null : 'A-1',
    }),
  );
  renderWithProviders(<ComparisonTable vehicles={cars} />, { namespace: 'compare', texts, otherTexts: { catalog } });
  expect(cellsOf('Power')).toEqual(['640 hp', '640 hp', '480 hp(differs from the others)']);
  expect(cellsOf('Doors')).toEqual(['2', '3', '4']);
  expect(cellsOf('Cylinders')).toEqual(['–', '8', '8']);
  expect(cellsOf('Previous owners')).toEqual(['2', '–', '–']);
  const isSame = (fact: string) => screen.getByRole('row', { name: new RegExp(`^${fact}`) }).hasAttribute('data-same');
  expect(['Power', 'Doors', 'Cylinders', 'Previous owners', 'Seats'].map(isSame)).toEqual([false, false, true, true, true]);
  expect(cellsOf('Seats')).toEqual(['2', '2', '2']);
  expect(cellsOf('Chassis number')).toEqual(['A-1', '–', '–']);
  expect(screen.queryByRole('row', { name: /^Year/ })).toBeNull();
});

it('breaks a chassis number only in the middle', () => {
  renderWithProviders(<ComparisonTable vehicles={[vehicle({ chassisNumber: 'JTDBR32E720012345' })]} />, {
    namespace: 'compare',
    texts,
    otherTexts: { catalog },
  });
  expect(cellsOf('Chassis number')).toEqual(['JTDBR32E720012345']);
  expect(screen.getByText(/^JTDBR32E7/).innerHTML).toBe('JTDBR32E7<wbr>20012345');
});

it.each([
  ['ja', 'ブラック<wbr>ビニール<wbr>レザー', 'リミテッド<wbr>スリップデフ'],
  ['en', 'ブラックビニールレザー', 'リミテッドスリップデフ'],
] as const)('breaks a Japanese compound between its words (%s)', (language, color, item) => {
  const car = vehicle({ interiorColorName: 'ブラックビニールレザー', equipment: ['リミテッドスリップデフ'] });
  renderWithProviders(<ComparisonTable vehicles={[car]} />, {
    ...{ namespace: 'compare', texts, otherTexts: { catalog }, language },
  });
  const markup = (text: string) =>
    [...document.querySelectorAll('bdi, li')].find(({ textContent }) => textContent === text)?.innerHTML;
  expect([markup('ブラックビニールレザー'), markup('リミテッドスリップデフ')]).toEqual([color, item]);
});

it.each([
  ['beside the origin of another car', 'Japan', ['Japan', 'GCC']],
  ['alone', null, null],
])('shows an origin that repeats the regional specification: %s', (_, origin, shown) => {
  const cars = [vehicle({ id: 1, origin }), vehicle({ id: 2, regionalSpec: 'gcc', origin: 'GCC' })];
  renderWithProviders(<ComparisonTable vehicles={cars} />, { namespace: 'compare', texts, otherTexts: { catalog } });
  expect(screen.queryByRole('row', { name: /^Origin/ }) && cellsOf('Origin')).toEqual(shown);
});

it('keeps the explanation of a body type apart, for which phones have no room', () => {
  const cars = [vehicle({ id: 1, bodyType: 'suv' }), vehicle({ id: 2, bodyType: 'coupe' })];
  const otherTexts = { catalog: catalogInArabic };
  renderWithProviders(<ComparisonTable vehicles={cars} />, { namespace: 'compare', texts, otherTexts, language: 'ar' });
  const [suv, coupe] = screen.getByRole('row', { name: /SUV/ }).querySelectorAll('td');
  expect(suv?.querySelector('span')?.textContent).toBe(' (رياضية متعددة الاستخدامات)');
  expect(coupe?.querySelector('span')).toBeNull();
});

it('marks nothing when comparing two cars', () => {
  renderWithProviders(<ComparisonTable vehicles={POWERS.slice(1).map((power, at) => vehicle({ id: at + 1, power }))} />, {
    namespace: 'compare',
    texts,
    otherTexts: { catalog },
  });
  expect(cellsOf('Power')).toEqual(['640 hp', '480 hp']);
});

it('leads from a car to its test drive, and from a sold one to a similar car', () => {
  const cars = [vehicle({ id: 7 }), vehicle({ id: 8, sold: true })];
  renderWithProviders(<ComparisonTable vehicles={cars} />, { namespace: 'compare', texts, otherTexts: { catalog } });
  const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/^Test drive:/)).toBe('/vehicle/7?testDrive=1');
  expect(addressOf(/^Find one like it:/)).toBe('/vehicle-sourcing?vehicleMake=Aldermere&vehicleModel=Marchmont&yearRange=2024');
  expect(screen.getAllByRole('link', { name: /^WhatsApp:/ })).toHaveLength(2);
});

it('lists the equipment of each car in its own language', () => {
  const { textLanguages } = vehicle();
  const cars = [
    vehicle({ id: 1, equipment: ['Sunroof'] }),
    vehicle({ id: 2, textLanguages: { ...textLanguages, equipment: 'ar' } }),
  ];
  renderWithProviders(<ComparisonTable vehicles={cars} />, { namespace: 'compare', texts, otherTexts: { catalog } });
  expect(cellsOf('Equipment')).toEqual(['Sunroof', '–']);
  expect(screen.getByText('Sunroof').closest('ul')?.lang).toBe('en');
});

import { expect, it } from '@jest/globals';
import { vehicle } from '../../testing/vehicles.js';
import { chooseSimilar } from './choose-similar.js';

const shown = vehicle({ id: 1, make: 'Aldermere', model: 'Marchmont', images: ['/a'] });
let next = 2;
const car = (make: string, model: string, given: Parameters<typeof vehicle>[0] = {}) =>
  vehicle({ id: next++, make, model, images: [`/${next}`], ...given });
const names = (...found: ReturnType<typeof vehicle>[]) =>
  chooseSimilar(shown, found).map(({ make, model }) => `${make} ${model}`);

it('shows one car per make if there are others', () => {
  const found = [
    car('Aldermere', 'Fellside'),
    car('Aldermere', 'Marchmont E'),
    car('Orsenza', 'Altavia'),
    car('Lockridge', 'Brigand'),
  ];
  expect(names(...found)).toEqual(['Aldermere Fellside', 'Orsenza Altavia', 'Lockridge Brigand']);
});

it('prefers different bodies, and never repeats a picture', () => {
  const found = [
    car('Orsenza', 'Altavia', { images: ['/b'] }),
    car('Orsenza', 'Altavia', { images: ['/b'] }),
    car('Orsenza', 'Altavia Ibrida'),
    car('Orsenza', 'Vento'),
    car('Aldermere', 'Marchmont', { images: ['/a'] }),
  ];
  expect(names(...found)).toEqual(['Orsenza Altavia', 'Orsenza Vento', 'Orsenza Altavia Ibrida']);
});

it('shows reserved cars last, and no sold ones', () => {
  const found = [car('A', 'A', { reserved: true }), car('B', 'B', { sold: true }), car('C', 'C'), car('C', 'C Two'), shown];
  expect(names(...found)).toEqual(['C C', 'C C Two', 'A A']);
});

it('shows cars of the same model first, and its other versions after other models', () => {
  const found = [
    car('Aldermere', 'Marchmont E'),
    car('Aldermere', 'Fellside'),
    car('Orsenza', 'Altavia'),
    car('Aldermere', 'Marchmont', { reserved: true }),
  ];
  expect(names(...found)).toEqual(['Aldermere Fellside', 'Orsenza Altavia', 'Aldermere Marchmont E']);
  expect(names(...found, car('Aldermere', 'Marchmont'))).toEqual([
    'Aldermere Marchmont',
    'Orsenza Altavia',
    'Aldermere Fellside',
  ]);
});

it('prefers the same body at a price within 30 per cent', () => {
  const coupe = { ...shown, price: 500_000 };
  const found = [
    car('A', 'Van', { price: 500_000 }),
    car('B', 'Dear', { price: 650_001 }),
    car('C', 'Near', { price: 650_000 }),
    car('D', 'On request', { price: null }),
  ];
  const coupes = new Set(found.slice(1).map(({ id }) => id));
  expect(chooseSimilar(coupe, found, coupes).map(({ model }) => model)).toEqual(['Near', 'Van', 'Dear']);
});

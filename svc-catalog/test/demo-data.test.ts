import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readDemoData } from '../src/database/demo-data.js';

it('has a separate picture for each demo car', async () => {
  const { vehicles } = await readDemoData(join(import.meta.dirname, '../../infra/demo-data'));
  const first = vehicles.map(({ images }) => images[0]);
  expect(first.filter((picture, at) => first.indexOf(picture) !== at)).toEqual([]);
});

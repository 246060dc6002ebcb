import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readDemoData } from '../src/database/demo-data.js';

const FOLDER = join(import.meta.dirname, '../../infra/demo-data');

it('has a separate picture for each demo car', async () => {
  const { vehicles } = await readDemoData(FOLDER);
  const first = vehicles.map(({ images }) => images[0]);
  expect(first.filter((picture, at) => first.indexOf(picture) !== at)).toEqual([]);
});

it('has an inspection report for each demo car, and the auction sheet of each from Japan', async () => {
  const { vehicles } = await readDemoData(FOLDER);
  const files = vehicles.flatMap(({ documents }) => documents.map(({ file }) => file));
  for (const { stockNumber, origin, documents } of vehicles)
    expect([stockNumber, ...documents.map(({ kind }) => kind)]).toEqual([
      stockNumber,
      'inspection-report',
      ...(origin === 'Japan' ? ['auction-sheet'] : []),
    ]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
});

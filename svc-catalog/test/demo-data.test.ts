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

it('has an inspection report of its own for each used imported car', async () => {
  const { vehicles } = await readDemoData(FOLDER);
  const imported = vehicles.filter(({ origin, previousOwners }) => origin !== 'GCC' && previousOwners !== 0);
  const reports = imported.map(({ documents }) => documents.find(({ kind }) => kind === 'inspection-report')?.file);
  expect(new Set(reports).size).toBe(imported.length);
  for (const { file } of vehicles.flatMap(({ documents }) => documents))
    expect([file, existsSync(join(FOLDER, file))]).toEqual([file, true]);
});

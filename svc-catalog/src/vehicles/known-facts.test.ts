import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_COLUMNS, KNOWN_FACTS } from '@dealership/contracts';
import { expect, it } from '@jest/globals';

interface Place {
  file: string;
  named: (fact: string) => RegExp;
  /** Facts that belong elsewhere. */
  without?: string[];
}

/** What neither the compiler nor another test asks for. */
const PLACES: Place[] = [
  {
    file: 'mf-admin/src/shared/form/vehicle-form/fact-fields.tsx',
    named: (fact) => new RegExp(`name="${fact}"`),
    // With the translated texts.
    without: ['engineSize', 'exteriorColorName', 'interiorColorName'],
  },
  {
    file: 'mf-catalog/src/shared/specification/specification-groups.ts',
    named: (fact) => new RegExp(`vehicle\\.${fact}\\b`),
  },
  {
    file: 'svc-catalog/src/feeds/formats/plain.ts',
    named: (fact) => new RegExp(`vehicle\\.${fact}\\b|[{,] ${fact},.* = vehicle;`),
  },
];

it.each(PLACES)('every fact of a car is in $file', ({ file, named, without = [] }) => {
  const source = readFileSync(join(__dirname, '../../..', file), 'utf8');
  expect(KNOWN_FACTS.filter((fact) => !named(fact).test(source))).toEqual(without);
});

it('every fact of a car has a column of stock files', () => {
  const columns = IMPORT_COLUMNS.map(({ name }) => name);
  expect(KNOWN_FACTS.filter((fact) => !columns.includes(fact))).toEqual([]);
});

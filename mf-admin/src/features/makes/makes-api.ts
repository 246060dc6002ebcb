import { type Make, newMake } from '@dealership/contracts';
import { createMake, deleteMake, listStaffMakes, updateMake } from '@dealership/contracts/catalog/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';

/** The form's values; spellings are one text, with one per line. */
interface MakeValues {
  name: string;
  arabic: string;
  japanese: string;
  spellings: string;
}

async function read(id: number): Promise<Make | undefined> {
  const all = await callStaff(listStaffMakes);
  return all.find((make) => make.id === id);
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const makeKind: RecordKind<Make, MakeValues> = {
  name: 'make',
  create: createMake,
  update: updateMake,
  remove: deleteMake,
  read,
  toValues: (make) => ({
    name: make?.name ?? '',
    arabic: make?.arabic ?? '',
    japanese: make?.japanese ?? '',
    spellings: (make?.spellings ?? []).join('\n'),
  }),
  toInput: ({ spellings, ...names }) => ({ ...names, spellings: linesOf(spellings) }),
  schema: newMake,
  nameOf: ({ name }) => name,
};

import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { csvFile } from './csv-file.js';

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'message', header: 'Message' },
];

async function* recordsOf(...records: Record<string, string>[]) {
  yield* records;
}

const written = async (...records: Record<string, string>[]): Promise<string> =>
  (await buffer(csvFile('people', COLUMNS, recordsOf(...records)).getStream())).toString();

it('is a named download', () => {
  expect(csvFile('people', COLUMNS, recordsOf()).getHeaders()).toMatchObject({
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="people.csv"',
  });
});

it('begins with a BOM and the header, with the line endings that spreadsheets expect', async () => {
  expect(await written({ name: 'ليلى', message: '日本' }, { message: 'Second', name: 'Omar' })).toBe(
    '\uFEFFName,Message\r\nليلى,日本\r\nOmar,Second\r\n',
  );
});

it('has only the header without records', async () => {
  expect(await written()).toBe('\uFEFFName,Message\r\n');
});

it('escapes commas, quotes and line breaks', async () => {
  expect(await written({ name: 'Haddad, Layla', message: 'She said "yes"\nand left' })).toBe(
    '\uFEFFName,Message\r\n"Haddad, Layla","She said ""yes""\nand left"\r\n',
  );
});

it.each(['\n', '\r'])('quotes a cell whose only special character is a line break (%j)', async (lineBreak) => {
  const message = `Thank you${lineBreak}=HYPERLINK(1)`;
  expect(await written({ name: 'Omar', message })).toBe(`\uFEFFName,Message\r\nOmar,"${message}"\r\n`);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'prevents %j from running as a formula',
  async (cell) => {
    const [, row] = (await written({ name: cell, message: '' })).split('\r\n');
    expect(row).toMatch(/^"?'/);
  },
);

it('aborts when reading its records fails', async () => {
  async function* broken() {
    yield { name: 'Layla', message: '' };
    throw new Error('The database is gone');
  }
  await expect(buffer(csvFile('people', COLUMNS, broken()).getStream())).rejects.toThrow('The database is gone');
});

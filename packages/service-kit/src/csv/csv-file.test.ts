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

it('is a download with a name', () => {
  expect(csvFile('people', COLUMNS, recordsOf()).getHeaders()).toMatchObject({
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="people.csv"',
  });
});

it('begins with the mark of UTF-8 and the headings, and ends its lines as spreadsheets expect', async () => {
  expect(await written({ name: 'ليلى', message: '日本' }, { message: 'Second', name: 'Omar' })).toBe(
    '\uFEFFName,Message\r\nليلى,日本\r\nOmar,Second\r\n',
  );
});

it('has its headings alone when there are no records', async () => {
  expect(await written()).toBe('\uFEFFName,Message\r\n');
});

it('keeps commas, quotes and lines within their cell', async () => {
  expect(await written({ name: 'Haddad, Layla', message: 'She said "yes"\nand left' })).toBe(
    '\uFEFFName,Message\r\n"Haddad, Layla","She said ""yes""\nand left"\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])('makes no formula of %j', async (cell) => {
  const [, row] = (await written({ name: cell, message: '' })).split('\r\n');
  expect(row).toMatch(/^"?'/);
});

it('breaks off when its records do', async () => {
  async function* broken() {
    yield { name: 'Layla', message: '' };
    throw new Error('The database is gone');
  }
  await expect(buffer(csvFile('people', COLUMNS, broken()).getStream())).rejects.toThrow('The database is gone');
});

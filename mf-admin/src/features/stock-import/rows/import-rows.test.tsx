import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, toast } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { COUNTS, IMPORTS_PATH, importFile, importRow, stockImportSite } from '../../../testing/stock-import.js';

const { site, inState, steps } = stockImportSite();

describe('the rows of a file', () => {
  it('are all listed under what the check found, naming each refused cell', async () => {
    inState('checked');
    const reference = await screen.findByText('B3');
    expect(reference.closest('strong')?.textContent).toBe('B3 Warranty');
    const cell = reference.closest('tr') as HTMLElement;
    expect(cell.textContent).toContain(
      "B3 Warranty Please choose a warranty. A cell can be: \u2068Manufacturer's warranty, Our own warranty, or No warranty",
    );
    expect(cell.textContent).toContain('This must be true or false. A cell can be: \u2068yes, no');
    expect(cell.textContent).toContain('“\u2068Toyota\u2069”: Please specify the vehicle make');
    expect(cell.textContent).toContain('Fuel type This cell is needed for a new vehicle');
    expect(cell.textContent).toMatch(/A3 Stock number An earlier row has this stock number \(.?A2.?\)/);
    expect(site.calls('GET', `${IMPORTS_PATH}/4/rows`).some(({ query }) => query.has('show'))).toBe(false);
    const rows = screen.getByRole('region', { name: 'Rows' });
    expect(rows.querySelector('p')?.textContent).toBe('New (2)Changed (1)Refused (1)');
    const isBefore = (part: Node, next: Node) => part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(screen.getByRole('button', { name: 'Import 3 vehicles; rows left here: 1' }), rows)).toBeTruthy();
    expect(isBefore(rows, screen.getByRole('button', { name: 'Choose a ZIP file' }))).toBeTruthy();
    for (const change of ['Price: AED 250,000 → —', 'Mileage: 12,000 → 12,500', 'Sold: No → Yes', 'Texts in other languages'])
      expect(screen.getByText((text) => text.replace(/[\u2068\u2069]/g, '') === change)).toBeTruthy();
  });
});

it('shows the stock number of a row beside its vehicle, and as its name if the file has no other', async () => {
  const rows = [importRow(2, {}), importRow(3, { cells: ['A3', '', 'red'] })];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: rows, total: 2, page: 1, pageSize: 25 } });
  inState('checked');
  const table = await screen.findByRole('table', { name: 'Rows' });
  const cells = [...table.querySelectorAll('tbody tr')].map((line) => [...line.children].map((cell) => cell.textContent));
  expect(cells.map((line) => line.slice(1, 3))).toEqual([
    ['Toyota', 'A2'],
    ['A3', 'A3'],
  ]);
});

it.each([
  ['ar', '\u200f\u2066Toyota Supra\u2069 طراز 2021'],
  ['ja', '2021年式 Toyota Supra'],
] as const)('names the vehicle of a row as everywhere else, in %s', async (language, name) => {
  const items = [
    importRow(2, { cells: ['A2', 'Toyota', 'Supra', '٢٠٢١'] }),
    importRow(3, { cells: ['A3', 'Toyota', 'Supra', 'new'] }),
  ];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items, total: 2, page: 1, pageSize: 25 } });
  site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('checked', { mapping: ['stockNumber', 'make', 'model', 'year'] }) });
  openAdmin('?tab=stock-import&entry=4', language);
  expect((await screen.findByText(name)).tagName).toBe('BDI');
  expect(screen.getByText('new Toyota Supra')).toBeTruthy();
});

it('shows what was read from the row of a new vehicle', async () => {
  const after = {
    price: '398000.00',
    mileage: 12_500,
    fuelType: 'Gasoline',
    transmission: 'Automatic',
    sold: false,
    reserved: true,
  };
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [importRow(2, { after })], total: 1, page: 1, pageSize: 25 } });
  inState('checked');
  const price = await screen.findByText('AED 398,000');
  expect(price.closest('li')?.textContent).toBe('AED 398,000 12,500 km Petrol Automatic Reserved');
});

it('names the values that a cell can have as the editor does, in the language of the reader', async () => {
  site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('checked') });
  openAdmin('?tab=stock-import&entry=4', 'ar');
  // Isolated from right to left: the first value may begin in Latin letters.
  expect(await screen.findByText(/\u2067[^\u2069]*ضمان الوكالة أو ضماننا أو بدون ضمان\u2069/)).toBeTruthy();
});

it('lets a wrong year, mileage or price of a refused row be corrected in place', async () => {
  const errors = [
    { cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null },
    { cell: 'B2', column: 'Brand', field: 'make', message: 'Please specify the vehicle make', other: null },
  ];
  const refused = importRow(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${IMPORTS_PATH}/4/rows/2`, { body: importFile('checked') });
  inState('checked', { mapping: ['stockNumber', 'make', null, 'year'] });
  const form = within(await screen.findByRole('form', { name: 'Correct row 2' }));
  const year = form.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  expect([year.value, form.getAllByRole('textbox').length]).toEqual(['1800', 1]);
  await userEvent.clear(year);
  await userEvent.type(year, '2018{Enter}');
  await waitFor(() =>
    expect(site.calls('PUT', `${IMPORTS_PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ cells: { year: '2018' } }]),
  );
});

it('lets a wrong choice of a refused row be chosen anew, and a doubtful price be corrected', async () => {
  const wrong = { cell: 'C2', column: 'Fuel', field: 'fuelType', message: 'Please choose a fuel type', other: null };
  const doubtful = { cell: 'D3', column: 'Price', field: 'price', message: 'Please check the price', other: null };
  const items = [
    importRow(2, { cells: ['A2', 'Toyota', 'steam', '90000'], outcome: 'refused', errors: [wrong] }),
    importRow(3, { cells: ['A3', 'Toyota', 'Gasoline', '900'], leftOut: true, warnings: [doubtful] }),
  ];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items, total: 2, page: 1, pageSize: 25 } });
  for (const number of [2, 3]) site.on(`PUT ${IMPORTS_PATH}/4/rows/${number}`, { body: importFile('checked') });
  inState('checked', { mapping: ['stockNumber', 'make', 'fuelType', 'price'] });
  const form = async (number: number) => within(await screen.findByRole('form', { name: `Correct row ${number}` }));
  const fuel = (await form(2)).getByRole<HTMLSelectElement>('combobox', { name: 'Fuel type' });
  expect([...fuel.options].slice(0, 2).map(({ text }) => text)).toEqual(['Please choose', 'Petrol']);
  await userEvent.selectOptions(fuel, 'Petrol');
  await userEvent.click((await form(2)).getByRole('button', { name: 'Correct' }));
  const price = (await form(3)).getByRole('textbox', { name: 'Price' });
  await userEvent.type(price, '00{Enter}');
  const sent = (number: number) => site.calls('PUT', `${IMPORTS_PATH}/4/rows/${number}`).map(({ body }) => body);
  await waitFor(() =>
    expect([sent(2), sent(3)]).toEqual([[{ cells: { fuelType: 'Gasoline' } }], [{ cells: { price: '90000' } }]]),
  );
});

it('keeps a correction that was not sent when the file is left, and sends it before the import is asked about', async () => {
  const errors = [{ cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null }];
  const refused = importRow(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  const mapping = ['stockNumber', 'make', null, 'year'];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${IMPORTS_PATH}/4/rows/2`, {
    body: importFile('checked', { mapping, counts: { ...COUNTS, new: 3, refused: 0 } }),
  });
  inState('checked', { mapping });
  const year = async () =>
    within(await screen.findByRole('form', { name: 'Correct row 2' })).getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  await userEvent.clear(await year());
  await userEvent.type(await year(), '2018');
  await press('All files');
  await press('cars.csv');
  expect((await year()).value).toBe('2018');
  await press('Import 3 vehicles; rows left here: 1');
  const question = within(await screen.findByRole('dialog'));
  expect(site.calls('PUT', `${IMPORTS_PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ cells: { year: '2018' } }]);
  expect(question.getByRole('button', { name: 'Import 4 vehicles' })).toBeTruthy();
  expect(steps()).toEqual([]);
});

it('does not ask about an import while a typed correction could not be stored', async () => {
  const errors = [{ cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null }];
  const refused = importRow(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${IMPORTS_PATH}/4/rows/2`, refusal('STOCK_IMPORT_ROW_NOT_FOUND'));
  inState('checked', { mapping: ['stockNumber', 'make', null, 'year'] });
  const form = within(await screen.findByRole('form', { name: 'Correct row 2' }));
  const year = form.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  await userEvent.type(year, '9');
  await press('Import 3 vehicles; rows left here: 1');
  await waitFor(() => expect(site.calls('PUT', `${IMPORTS_PATH}/4/rows/2`)).toHaveLength(1));
  await toast('This step could not be taken');
  expect([screen.queryByRole('dialog'), year.value]).toEqual([null, '18009']);
});

it('says what became of the name of a paint, without naming the colours to choose from', async () => {
  const message = 'The colour in this name is taken, and the name is kept';
  const warnings = [{ cell: 'C2', column: 'Colour', field: 'exteriorColor', message, other: null }];
  const cells = ['A2', 'Toyota', 'Pearl White'];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, {
    body: { items: [importRow(2, { cells, warnings })], total: 1, page: 1, pageSize: 25 },
  });
  inState('checked', { mapping: ['stockNumber', 'make', 'exteriorColor'] });
  expect((await screen.findByText('C2')).closest('li')?.textContent).toBe(
    `C2 Exterior colour “\u2068Pearl White\u2069”: ${message}`,
  );
});

it('writes the problem of a cell in the direction of its own language, also after a value in Latin letters', async () => {
  site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('checked') });
  openAdmin('?tab=stock-import&entry=4', 'ar');
  const problem = await screen.findByText((text) => text.includes('«\u2068Toyota\u2069»'));
  expect([problem.tagName, problem.dir]).toEqual(['BDI', 'rtl']);
  expect(problem.previousElementSibling?.textContent).toBe('D3 الماركة');
});

it('offers the refused rows as a file, as uploaded and with the reasons', async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  const files: Blob[] = [];
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob);
    return `${window.location.href}#rows`;
  };
  URL.revokeObjectURL = () => undefined;
  try {
    const errors = [{ cell: 'A3', column: 'Km', field: 'mileage', message: 'Please enter the vehicle mileage', other: null }];
    site.on(`GET ${IMPORTS_PATH}/4/rows`, {
      body: { items: [importRow(3, { cells: ['-5', 'To"y'], outcome: 'refused', errors })], total: 1, page: 1, pageSize: 100 },
    });
    inState('checked', { headers: ['Km', 'Brand'], mapping: ['mileage', 'make'] });
    await press('Refused rows as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0] as Blob);
    });
    expect(String(text).replace(/[\u2068\u2069\uFEFF]/g, '')).toBe(
      '"Km","Brand","Reason"\r\n"-5","To""y","Km: “-5” is not a number of kilometres"\r\n',
    );
    expect(site.calls('GET', `${IMPORTS_PATH}/4/rows`).at(-1)?.query.get('show')).toBe('refused');
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
});

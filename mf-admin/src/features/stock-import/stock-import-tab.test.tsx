import type { ImportState, StockImport, StockImportRow } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { press, toast } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { FakeUploads } from '../../testing/fake-uploads.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const uploads = new FakeUploads();

const PATH = '/api/staff/stock-imports';
const COUNTS = { new: 2, changed: 1, unchanged: 0, refused: 1, warned: 0, leftOut: 0, stored: 0, kept: 0, unpictured: 0 };
const PICTURES = { zip: null, files: 0, unmatched: 0, wanted: 0, stored: 0, failed: 0 };

const file = (state: ImportState, more: Partial<StockImport> = {}): StockImport => ({
  id: 4,
  fileName: 'cars.csv',
  state,
  headers: ['No', 'Brand', 'Colour'],
  mapping: ['stockNumber', 'make', null],
  makes: {},
  remembered: false,
  drafts: false,
  rows: 4,
  worked: 4,
  counts: COUNTS,
  pictures: PICTURES,
  personName: 'Layla',
  createdAt: '2026-02-01T08:00:00.000Z',
  finishedAt: null,
  ...more,
});

const row = (number: number, more: Partial<StockImportRow>): StockImportRow => ({
  row: number,
  cells: [`A${number}`, 'Toyota', 'red'],
  outcome: 'new',
  leftOut: false,
  errors: [],
  warnings: [],
  fields: [],
  before: null,
  after: null,
  pictures: [],
  vehicleId: null,
  kept: [],
  ...more,
});

const ROWS = [
  row(2, {
    outcome: 'changed',
    fields: ['price', 'mileage', 'sold', 'outdated', 'translations'],
    before: { price: '250000.00', mileage: 12_000, sold: false, translations: {} },
    after: { price: null, mileage: 12_500, sold: true, translations: { ar: { origin: 'اليابان' } } },
  }),
  row(3, {
    outcome: 'refused',
    errors: [
      { cell: 'B3', column: 'Brand', field: 'warranty', message: 'Please choose a warranty', other: null },
      { cell: 'D3', column: 'Brand', field: 'make', message: 'Please specify the vehicle make', other: null },
      { cell: 'C3', column: 'Deal', field: 'specialOffer', message: 'This must be true or false', other: null },
      { cell: null, column: null, field: 'fuelType', message: 'This cell is needed for a new vehicle', other: null },
      { cell: 'A3', column: 'No', field: 'stockNumber', message: 'An earlier row has this stock number', other: 'A2' },
    ],
  }),
];

const inState = (state: ImportState, more: Partial<StockImport> = {}) => {
  site.on(`GET ${PATH}/4`, { body: file(state, more) });
  openAdmin('?tab=stock-import&entry=4');
};

beforeEach(() => {
  uploads.start();
  site.on(`GET ${PATH}`, { body: { items: [file('done')], total: 1, page: 1, pageSize: 10 } });
  site.on(`GET ${PATH}/4/rows`, { body: { items: ROWS, total: 2, page: 1, pageSize: 25 } });
});
afterEach(() => uploads.stop());

const steps = () => site.calls('PUT', `${PATH}/4`).map(({ body }) => body);

describe('the list of files', () => {
  it('shows each file and its sender, and opens it', async () => {
    openAdmin('?tab=stock-import');
    const name = await screen.findByRole('button', { name: 'cars.csv' });
    expect((name.closest('tr') as HTMLElement).textContent).toContain('Imported');
    expect(screen.getByRole('link', { name: 'XLSX template' }).getAttribute('href')).toBe(
      '/api/staff/stock-template?format=xlsx&lang=en',
    );
    site.on(`GET ${PATH}/4`, { body: file('done') });
    await userEvent.click(name);
    expect(await screen.findByRole('heading', { name: /cars\.csv/ })).toBeTruthy();
  });

  it('is hidden without the permission to add vehicles', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    openAdmin('?tab=stock-import');
    await screen.findByRole('searchbox');
    expect(screen.queryByText('Stock import')).toBeNull();
  });

  it('uploads a file, names the row that cannot be read, and opens a valid one', async () => {
    openAdmin('?tab=stock-import');
    await screen.findByRole('button', { name: 'cars.csv' });
    await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), new File(['x'], 'cars.csv'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ path: `${PATH}?name=cars.csv`, type: 'application/octet-stream' });
    const errors = [{ path: 'row.17', message: 'This file cannot be read as CSV or XLSX' }];
    uploads.sent[0]?.answer(400, refusal('VALIDATION_FAILED', { errors }).body as object);
    expect(await screen.findByText('Row 17: This file cannot be read as CSV or XLSX')).toBeTruthy();
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [new File(['y'], 'more.csv')] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(uploads.sent[1]?.path).toBe(`${PATH}?name=more.csv`);
    site.on(`GET ${PATH}/4`, { body: file('mapping') });
    uploads.sent[1]?.answer(201, file('mapping'));
    expect(await screen.findByRole('button', { name: 'Check 4 rows' })).toBeTruthy();
  });
});

it('checks an uploaded file at once if no column needs a choice', async () => {
  const known = file('mapping', { headers: ['No', 'Brand'], mapping: ['stockNumber', 'make'] });
  site.on(`PUT ${PATH}/4/mapping`, { body: { ...known, state: 'checking', worked: 0 } });
  openAdmin('?tab=stock-import');
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File(['x'], 'cars.csv'));
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  site.on(`GET ${PATH}/4`, { body: { ...known, state: 'checked' } });
  uploads.sent[0]?.answer(201, known);
  expect(await screen.findByRole('button', { name: 'Import 3 vehicles; rows left here: 1' })).toBeTruthy();
  expect(site.calls('PUT', `${PATH}/4/mapping`).map(({ body }) => body)).toEqual([{ mapping: ['stockNumber', 'make'] }]);
});

describe('the columns of a file', () => {
  const fieldOf = (heading: string) => screen.findByLabelText<HTMLSelectElement>(`Field of “${heading}”`);

  it('are mapped and sent; a duplicate field or a missing stock number is reported first', async () => {
    site.on(`PUT ${PATH}/4/mapping`, { body: file('checking', { worked: 0 }) });
    inState('mapping');
    expect((await fieldOf('Brand')).value).toBe('make');
    const matched = screen.getByText('2 columns matched').closest('details') as HTMLDetailsElement;
    expect([matched.open, matched.contains(await fieldOf('Brand')), matched.contains(await fieldOf('Colour'))]).toEqual([
      ...[false, true, false],
    ]);
    expect(screen.getByText('1 column is left out: ⁨Colour⁩')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('Colour'), 'make');
    expect(await screen.findByText('Two columns have the same field')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('Colour'), 'exteriorColor');
    await userEvent.selectOptions(await fieldOf('No'), '');
    expect(await screen.findByText('Please choose the column of the stock number')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('No'), 'stockNumber');
    site.on(`GET ${PATH}/4`, { body: file('checked') });
    expect(screen.queryByText(/left out:/)).toBeNull();
    await press('Check 4 rows');
    expect(await screen.findByRole('button', { name: 'Import 3 vehicles; rows left here: 1' })).toBeTruthy();
    expect(site.calls('PUT', `${PATH}/4/mapping`)[0]?.body).toEqual({ mapping: ['stockNumber', 'make', 'exteriorColor'] });
  });
});

describe('the pictures of a file', () => {
  it('are uploaded as a ZIP file, and those without a row are counted', async () => {
    inState('mapping');
    const choose = await screen.findByLabelText('Choose a ZIP file', { selector: 'input' });
    await userEvent.upload(choose, new File(['x'], 'cars.zip'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ path: `${PATH}/4/pictures?name=cars.zip`, type: 'application/zip' });
    const errors = [{ path: 'file', message: 'This file cannot be read as ZIP' }];
    uploads.sent[0]?.answer(400, refusal('VALIDATION_FAILED', { errors }).body as object);
    expect(await screen.findByText('This file cannot be read as ZIP')).toBeTruthy();
    await userEvent.upload(choose, new File(['x'], 'cars.zip'));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    const checked = file('checked', { pictures: { ...PICTURES, zip: 'cars.zip', files: 5, unmatched: 2, wanted: 3 } });
    site.on(`GET ${PATH}/4`, { body: checked });
    uploads.sent[1]?.answer(200, checked);
    expect(await screen.findByText(/Belonging to no row: 2/)).toBeTruthy();
    expect(screen.getByText('Pictures that belong to rows: 3')).toBeTruthy();
  });

  it('are downloaded after the rows, with progress and failures', async () => {
    const pictures = [
      {
        name: 'https://pictures.example/a.jpg',
        state: 'failed' as const,
        message: 'No picture could be fetched from this address',
      },
      { name: 'https://pictures.example/b.jpg', state: 'stored' as const, message: null },
    ];
    site.on(`GET ${PATH}/4/rows`, { body: { items: [row(2, { pictures })], total: 1, page: 1, pageSize: 25 } });
    inState('pictures', { pictures: { ...PICTURES, wanted: 4, stored: 1, failed: 1 } });
    expect(await screen.findByText('Pictures fetched: 2 of 4. The cars are stored.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    const failed = (await screen.findByText('https://pictures.example/a.jpg')).closest('li') as HTMLElement;
    expect(failed.textContent).toContain('No picture could be fetched from this address');
    expect(screen.getByText('Pictures stored: 1 of 2')).toBeTruthy();
  });
});

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
    expect(site.calls('GET', `${PATH}/4/rows`).some(({ query }) => query.has('show'))).toBe(false);
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
  const rows = [row(2, {}), row(3, { cells: ['A3', '', 'red'] })];
  site.on(`GET ${PATH}/4/rows`, { body: { items: rows, total: 2, page: 1, pageSize: 25 } });
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
  const items = [row(2, { cells: ['A2', 'Toyota', 'Supra', '٢٠٢١'] }), row(3, { cells: ['A3', 'Toyota', 'Supra', 'new'] })];
  site.on(`GET ${PATH}/4/rows`, { body: { items, total: 2, page: 1, pageSize: 25 } });
  site.on(`GET ${PATH}/4`, { body: file('checked', { mapping: ['stockNumber', 'make', 'model', 'year'] }) });
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
  site.on(`GET ${PATH}/4/rows`, { body: { items: [row(2, { after })], total: 1, page: 1, pageSize: 25 } });
  inState('checked');
  const price = await screen.findByText('AED 398,000');
  expect(price.closest('li')?.textContent).toBe('AED 398,000 12,500 km Petrol Automatic Reserved');
});

it('names the values that a cell can have as the editor does, in the language of the reader', async () => {
  site.on(`GET ${PATH}/4`, { body: file('checked') });
  openAdmin('?tab=stock-import&entry=4', 'ar');
  // Isolated from right to left: the first value may begin in Latin letters.
  expect(await screen.findByText(/\u2067[^\u2069]*ضمان الوكالة أو ضماننا أو بدون ضمان\u2069/)).toBeTruthy();
});

it('lets a wrong year, mileage or price of a refused row be corrected in place', async () => {
  const errors = [
    { cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null },
    { cell: 'B2', column: 'Brand', field: 'make', message: 'Please specify the vehicle make', other: null },
  ];
  const refused = row(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  site.on(`GET ${PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${PATH}/4/rows/2`, { body: file('checked') });
  inState('checked', { mapping: ['stockNumber', 'make', null, 'year'] });
  const form = within(await screen.findByRole('form', { name: 'Correct row 2' }));
  const year = form.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  expect([year.value, form.getAllByRole('textbox').length]).toEqual(['1800', 1]);
  await userEvent.clear(year);
  await userEvent.type(year, '2018{Enter}');
  await waitFor(() =>
    expect(site.calls('PUT', `${PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ cells: { year: '2018' } }]),
  );
});

it('lets a wrong choice of a refused row be chosen anew, and a doubtful price be corrected', async () => {
  const wrong = { cell: 'C2', column: 'Fuel', field: 'fuelType', message: 'Please choose a fuel type', other: null };
  const doubtful = { cell: 'D3', column: 'Price', field: 'price', message: 'Please check the price', other: null };
  const items = [
    row(2, { cells: ['A2', 'Toyota', 'steam', '90000'], outcome: 'refused', errors: [wrong] }),
    row(3, { cells: ['A3', 'Toyota', 'Gasoline', '900'], leftOut: true, warnings: [doubtful] }),
  ];
  site.on(`GET ${PATH}/4/rows`, { body: { items, total: 2, page: 1, pageSize: 25 } });
  for (const number of [2, 3]) site.on(`PUT ${PATH}/4/rows/${number}`, { body: file('checked') });
  inState('checked', { mapping: ['stockNumber', 'make', 'fuelType', 'price'] });
  const form = async (number: number) => within(await screen.findByRole('form', { name: `Correct row ${number}` }));
  const fuel = (await form(2)).getByRole<HTMLSelectElement>('combobox', { name: 'Fuel type' });
  expect([...fuel.options].slice(0, 2).map(({ text }) => text)).toEqual(['Please choose', 'Petrol']);
  await userEvent.selectOptions(fuel, 'Petrol');
  await userEvent.click((await form(2)).getByRole('button', { name: 'Correct' }));
  const price = (await form(3)).getByRole('textbox', { name: 'Price' });
  await userEvent.type(price, '00{Enter}');
  const sent = (number: number) => site.calls('PUT', `${PATH}/4/rows/${number}`).map(({ body }) => body);
  await waitFor(() =>
    expect([sent(2), sent(3)]).toEqual([[{ cells: { fuelType: 'Gasoline' } }], [{ cells: { price: '90000' } }]]),
  );
});

it('keeps a correction that was not sent when the file is left, and sends it before the import is asked about', async () => {
  const errors = [{ cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null }];
  const refused = row(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  const mapping = ['stockNumber', 'make', null, 'year'];
  site.on(`GET ${PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${PATH}/4/rows/2`, { body: file('checked', { mapping, counts: { ...COUNTS, new: 3, refused: 0 } }) });
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
  expect(site.calls('PUT', `${PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ cells: { year: '2018' } }]);
  expect(question.getByRole('button', { name: 'Import 4 vehicles' })).toBeTruthy();
  expect(steps()).toEqual([]);
});

it('does not ask about an import while a typed correction could not be stored', async () => {
  const errors = [{ cell: 'D2', column: 'Year', field: 'year', message: 'Please enter the vehicle year', other: null }];
  const refused = row(2, { cells: ['A2', 'Toyota', 'red', '1800'], outcome: 'refused', errors });
  site.on(`GET ${PATH}/4/rows`, { body: { items: [refused], total: 1, page: 1, pageSize: 25 } });
  site.on(`PUT ${PATH}/4/rows/2`, refusal('STOCK_IMPORT_ROW_NOT_FOUND'));
  inState('checked', { mapping: ['stockNumber', 'make', null, 'year'] });
  const form = within(await screen.findByRole('form', { name: 'Correct row 2' }));
  const year = form.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  await userEvent.type(year, '9');
  await press('Import 3 vehicles; rows left here: 1');
  await waitFor(() => expect(site.calls('PUT', `${PATH}/4/rows/2`)).toHaveLength(1));
  await toast('This step could not be taken');
  expect([screen.queryByRole('dialog'), year.value]).toEqual([null, '18009']);
});

it('says what became of the name of a paint, without naming the colours to choose from', async () => {
  const message = 'The colour in this name is taken, and the name is kept';
  const warnings = [{ cell: 'C2', column: 'Colour', field: 'exteriorColor', message, other: null }];
  const cells = ['A2', 'Toyota', 'Pearl White'];
  site.on(`GET ${PATH}/4/rows`, { body: { items: [row(2, { cells, warnings })], total: 1, page: 1, pageSize: 25 } });
  inState('checked', { mapping: ['stockNumber', 'make', 'exteriorColor'] });
  expect((await screen.findByText('C2')).closest('li')?.textContent).toBe(
    `C2 Exterior colour “\u2068Pearl White\u2069”: ${message}`,
  );
});

it('writes the problem of a cell in the direction of its own language, also after a value in Latin letters', async () => {
  site.on(`GET ${PATH}/4`, { body: file('checked') });
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
    site.on(`GET ${PATH}/4/rows`, {
      body: { items: [row(3, { cells: ['-5', 'To"y'], outcome: 'refused', errors })], total: 1, page: 1, pageSize: 100 },
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
    expect(site.calls('GET', `${PATH}/4/rows`).at(-1)?.query.get('show')).toBe('refused');
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
});

describe('a price far from the one before', () => {
  const message = 'Please check this price: it is very low or very high, or far from the one before';
  const warnings = [{ cell: 'D2', column: 'Price', field: 'price', message, other: null }];
  const odd = row(2, {
    ...{ outcome: 'changed', warnings, fields: ['price'] },
    ...{ before: { price: '389000.00' }, after: { price: '38900.00' } },
  });

  beforeEach(async () => {
    site.on(`GET ${PATH}/4/rows`, { body: { items: [odd], total: 1, page: 1, pageSize: 25 } });
    site.on(`PUT ${PATH}/4`, { body: file('running', { worked: 1 }) });
    inState('checked', { counts: { ...COUNTS, warned: 1 } });
  });

  it('is marked, and can be listed alone', async () => {
    const marked = (await screen.findByText('Check', { selector: 'td *' })).closest('tr') as HTMLElement;
    expect(marked.textContent).toContain(message);
    const rows = screen.getByRole('region', { name: 'Rows' });
    expect(rows.querySelector('p')?.textContent).toContain('To check (1)');
    expect(rows.textContent).toContain('are left out until you tick “Import”');
    // A phone, which has no heads, shows it before the number.
    expect(marked.querySelector('td')?.dataset.title).toBe('Row');
    await userEvent.selectOptions(screen.getByLabelText('Rows shown'), 'To check (1)');
    await waitFor(() => expect(site.calls('GET', `${PATH}/4/rows`).at(-1)?.query.get('show')).toBe('warned'));
  });

  it('can be left out, so that the others are imported without a question', async () => {
    site.on(`PUT ${PATH}/4/rows/2`, ({ body }) => {
      const counts = { ...COUNTS, warned: 1, changed: 0, leftOut: 1 };
      site.on(`GET ${PATH}/4/rows`, { body: { items: [{ ...odd, ...body }], total: 1, page: 1, pageSize: 25 } });
      site.on(`GET ${PATH}/4`, { body: file('checked', { counts }) });
      return { body: file('checked', { counts }) };
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Import A2 · Toyota', checked: true }));
    await press('Import 2 vehicles; rows left here: 2');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Rows left out: 1.');
    const choice = screen.getByRole('checkbox', { name: 'Import A2 · Toyota', hidden: true });
    await waitFor(() => expect(choice).toHaveProperty('checked', false));
    expect(site.calls('PUT', `${PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ leftOut: true }]);
  });

  it('is asked about with the import, in one question', async () => {
    await press('Import 3 vehicles; rows left here: 1');
    const question = await screen.findByRole('dialog', { name: 'Import this file?' });
    expect(question.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
      'Please check these prices:A2 · Toyota: AED 389,000 → AED 38,900',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(steps()).toEqual([]);
  });

  it('is no question after the import: the row leads to its vehicle', async () => {
    cleanup();
    const done = { ...odd, vehicleId: 12 };
    site.on(`GET ${PATH}/4/rows`, { body: { items: [done], total: 1, page: 1, pageSize: 25 } });
    inState('done', { counts: { ...COUNTS, warned: 1, stored: 3 } });
    const link = await screen.findByRole('link', { name: 'Toyota' });
    expect(link.getAttribute('href')).toBe('/admin?tab=vehicles&entry=12');
    expect(screen.getByText('Cars added: 2. Cars changed: 1.')).toBeTruthy();
    expect(screen.queryByText('Check', { selector: 'td *' })).toBeNull();
    for (const words of [/To check/, message]) expect(screen.queryByText(words)).toBeNull();
  });

  it('stays marked after an import as drafts, until it is taken back', async () => {
    const isMarked = () =>
      [/^To check/, 'Check', message].map((words) => screen.queryAllByText(words, { ignore: 'option' }).length);
    cleanup();
    inState('done', { drafts: true, counts: { ...COUNTS, warned: 1, stored: 3 } });
    await screen.findByText('Toyota');
    expect(isMarked()).toEqual([1, 1, 1]);
    cleanup();
    inState('undone', { drafts: true, counts: { ...COUNTS, warned: 1 } });
    await screen.findByText('Toyota');
    expect(isMarked()).toEqual([0, 0, 0]);
  });
});

it('calls a make new that is neither listed nor that of several vehicles, and names the one that may be meant', async () => {
  site.on('GET /api/staff/makes', { body: [{ id: 1, name: 'Toyota', arabic: null, japanese: null, spellings: [], version: 1 }] });
  site.on('GET /api/vehicles/search', { body: { facets: { makes: [{ value: 'Toyta', count: 1 }] } } });
  const rows = [
    row(2, { fields: ['make'], cells: ['A2', 'Toyta'], after: { price: null } }),
    row(3, { fields: ['make'], after: { price: null } }),
  ];
  site.on(`GET ${PATH}/4/rows`, { body: { items: rows, total: 2, page: 1, pageSize: 25 } });
  inState('checked');
  const note = await screen.findByText(/^New make/);
  expect(note.textContent.replace(/[\u2068\u2069]/g, '')).toBe('New make: “Toyta”. Did you mean Toyota?');
  site.on(`PUT ${PATH}/4/mapping`, ({ body }) => ({ body: file('checked', { makes: body.makes as Record<string, string> }) }));
  await userEvent.selectOptions(screen.getByLabelText(/^Make of .*Toyta/), 'belongs to Toyota');
  expect(await screen.findByText(/in the file is read as/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Make of .*Toyta/), 'It is a new make');
  await screen.findByText(/^New make/);
  const mapping = ['stockNumber', 'make', null];
  expect(site.calls('PUT', `${PATH}/4/mapping`).map(({ body }) => body)).toEqual([
    { mapping, makes: { Toyta: 'Toyota' } },
    { mapping, makes: {} },
  ]);
});

describe('an import', () => {
  it('starts after a confirmation with counts, shows progress, and can be paused', async () => {
    site.on(`PUT ${PATH}/4`, { body: file('running', { worked: 1 }) });
    inState('checked');
    await press('Import 3 vehicles; rows left here: 1');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('2 cars will be added to the site1 car will be changed1 refused row will be left out');
    site.on(`GET ${PATH}/4`, { body: file('running', { worked: 1 }) });
    await userEvent.click(within(question).getByRole('button', { name: 'Import 3 vehicles; rows left here: 1' }));
    expect(await screen.findByText('1 of 4 rows imported')).toBeTruthy();
    site.on(`GET ${PATH}/4`, { body: file('paused', { worked: 2 }) });
    site.on(`PUT ${PATH}/4`, { body: file('paused', { worked: 2 }) });
    await press('Pause');
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy();
    expect(steps()).toEqual([{ action: 'start' }, { action: 'pause' }]);
  });

  it('adds new vehicles as drafts on request, and leads to them', async () => {
    const done = file('done', { drafts: true, counts: { ...COUNTS, stored: 3 } });
    site.on(`PUT ${PATH}/4`, { body: done });
    inState('checked');
    await press('Import 2 new vehicles as drafts');
    const question = await screen.findByRole('dialog', { name: 'Import this file as drafts?' });
    expect(question.textContent).toContain('2 drafts will be added, not on the site1 car will be changed');
    site.on(`GET ${PATH}/4`, { body: done });
    await userEvent.click(within(question).getByRole('button', { name: 'Import 2 new vehicles as drafts' }));
    const link = await screen.findByRole('link', { name: 'Show drafts' });
    expect(link.getAttribute('href')).toBe('/admin?tab=vehicles&status=drafts');
    expect(steps()).toEqual([{ action: 'start', drafts: true }]);
  });

  it.each([
    [{ refused: 0, unchanged: 4 }, 'Nothing to import: no row would change the stock.'],
    [{ refused: 4 }, 'Nothing to import: the rows were refused. Correct the file and send it again.'],
  ])('is not started without anything to import, and says why: %j', async (counts, why) => {
    inState('checked', { counts: { ...COUNTS, new: 0, changed: 0, ...counts } });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import' });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  });

  it('an import of pictures alone says so', async () => {
    inState('checked', { counts: { ...COUNTS, new: 0, changed: 0 }, pictures: { ...PICTURES, wanted: 2 } });
    expect(await screen.findByRole('button', { name: 'Import the pictures' })).toBeTruthy();
  });

  it('is reverted after confirmation, and names what was kept', async () => {
    site.on(`PUT ${PATH}/4`, { body: file('undone', { counts: { ...COUNTS, kept: 1 } }) });
    inState('done', { counts: { ...COUNTS, stored: 3 } });
    await press('Undo the import of 3 vehicles');
    const question = await screen.findByRole('dialog');
    site.on(`GET ${PATH}/4`, { body: file('undone', { counts: { ...COUNTS, kept: 1 } }) });
    site.on(`GET ${PATH}/4/rows`, { body: { items: [row(2, { kept: ['price'] })], total: 1, page: 1, pageSize: 25 } });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo the import of 3 vehicles' }));
    expect(await screen.findByText('Not taken back, because staff changed it since: Price')).toBeTruthy();
    expect(steps()).toEqual([{ action: 'undo' }]);
  });

  it('is shown at its current step', async () => {
    site.on(`PUT ${PATH}/4`, refusal('STOCK_IMPORT_STATE_CHANGED'));
    inState('paused', { worked: 2 });
    await screen.findByRole('button', { name: 'Resume' });
    site.on(`GET ${PATH}/4`, { body: file('done', { counts: { ...COUNTS, stored: 3 } }) });
    await press('Resume');
    expect(await screen.findByText('This import has already moved on. Reload to see its current state.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Undo the import of 3 vehicles' })).toBeTruthy();
  });
});

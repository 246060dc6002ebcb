import type { ImportState, StockImport, StockImportRow } from '@dealership/contracts';
import { afterEach, beforeEach } from '@jest/globals';
import { adminSite } from './admin-site.js';
import { FakeUploads } from './fake-uploads.js';
import { openAdmin } from './open-admin.js';

export const IMPORTS_PATH = '/api/staff/stock-imports';
export const COUNTS = { new: 2, changed: 1, unchanged: 0, refused: 1, warned: 0, leftOut: 0, stored: 0, kept: 0, unpictured: 0 };
export const PICTURES = { zip: null, files: 0, unmatched: 0, wanted: 0, stored: 0, failed: 0 };

export const importFile = (state: ImportState, more: Partial<StockImport> = {}): StockImport => ({
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

export const importRow = (number: number, more: Partial<StockImportRow>): StockImportRow => ({
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

const IMPORT_ROWS = [
  importRow(2, {
    outcome: 'changed',
    fields: ['price', 'mileage', 'sold', 'outdated', 'translations'],
    before: { price: '250000.00', mileage: 12_000, sold: false, translations: {} },
    after: { price: null, mileage: 12_500, sold: true, translations: { ar: { origin: 'اليابان' } } },
  }),
  importRow(3, {
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

/** The stock import tab of an admin with one file; registers its own set-up. */
export function stockImportSite() {
  const site = adminSite();
  const uploads = new FakeUploads();
  beforeEach(() => {
    uploads.start();
    site.on(`GET ${IMPORTS_PATH}`, { body: { items: [importFile('done')], total: 1, page: 1, pageSize: 10 } });
    site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: IMPORT_ROWS, total: 2, page: 1, pageSize: 25 } });
  });
  afterEach(() => uploads.stop());
  const inState = (state: ImportState, more: Partial<StockImport> = {}) => {
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile(state, more) });
    openAdmin('?tab=stock-import&entry=4');
  };
  /** What the steps of the file were sent with. */
  const steps = () => site.calls('PUT', `${IMPORTS_PATH}/4`).map(({ body }) => body);
  return { site, uploads, inState, steps };
}

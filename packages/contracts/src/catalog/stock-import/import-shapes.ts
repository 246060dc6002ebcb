import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, languageQuery, lineParameter, pageQuery, recordId } from '../../fields/parameters.js';
import { importAction, importMapping, importRowChange } from './import-input.js';
import { stockImport, stockImportPage, stockImportRowPage } from './import-responses.js';
import { IMPORT_FORMATS, IMPORT_ROW_FILTERS } from './import-states.js';

const rowsQuery = z.strictObject({ ...pageQuery.shape, show: z.enum(IMPORT_ROW_FILTERS).optional() });

const fileQuery = z.strictObject({ name: lineParameter(200, 1).default('stock').describe('The name of the file.') });

export const createStockImport = {
  summary: 'Uploads a stock file in CSV or XLSX format. Nothing is imported yet.',
  query: fileQuery,
  bodyType: 'application/octet-stream',
  response: stockImport,
  status: 201,
} satisfies Shape;
export const listStockImports = {
  summary: 'Returns a page of stock files, newest first.',
  query: pageQuery,
  response: stockImportPage,
} satisfies Shape;
export const getStockImport = { summary: 'Returns a stock file.', params: idParams, response: stockImport } satisfies Shape;
export const listStockImportRows = {
  summary: 'Returns a page of the rows of a stock file, with the outcome of each.',
  params: idParams,
  query: rowsQuery,
  response: stockImportRowPage,
} satisfies Shape;
export const mapStockImport = {
  summary: 'Assigns the columns of a stock file to fields and checks its rows. Nothing is imported yet.',
  params: idParams,
  body: importMapping,
  bodyExample: { mapping: ['stockNumber', 'make', null] },
  response: stockImport,
} satisfies Shape;
export const changeStockImportRow = {
  summary:
    'Leaves a row of a checked stock file out of its import, or takes it in again; or corrects its year, mileage or price, and ' +
    'checks it again.',
  params: idParams.extend({ row: recordId }),
  body: importRowChange,
  bodyExample: { leftOut: true },
  response: stockImport,
} satisfies Shape;
export const sendStockImportPictures = {
  summary:
    'Uploads a ZIP file with the pictures of a stock file, named `STOCK.jpg`, `STOCK-2.jpg` or in a folder `STOCK`. It ' +
    'replaces an earlier ZIP file.',
  params: idParams,
  query: fileQuery,
  bodyType: 'application/zip',
  response: stockImport,
} satisfies Shape;
export const changeStockImport = {
  summary: 'Starts or resumes the import of a checked stock file, pauses it, or undoes it completely.',
  params: idParams,
  body: importAction,
  response: stockImport,
} satisfies Shape;
export const downloadStockTemplate = {
  summary: 'Returns a template of a stock file, with all columns and one example row.',
  query: z.strictObject({ ...languageQuery.shape, format: z.enum(IMPORT_FORMATS).default('csv') }),
  responseType: 'text/csv',
} satisfies Shape;

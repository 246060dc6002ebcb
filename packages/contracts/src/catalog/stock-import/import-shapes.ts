import { z } from 'zod';
import type { Shape } from '../../endpoint.js';
import { idParams, languageQuery, pageQuery } from '../../fields/parameters.js';
import { importAction, importMapping } from './import-input.js';
import { stockImport, stockImportPage, stockImportRowPage } from './import-responses.js';
import { IMPORT_FORMATS, IMPORT_ROW_FILTERS } from './import-states.js';

const rowsQuery = z.strictObject({ ...pageQuery.shape, show: z.enum(IMPORT_ROW_FILTERS).optional() });

export type StockImportRowsQuery = z.infer<typeof rowsQuery>;

export const createStockImport = {
  summary: 'Send a stock file, CSV or XLSX: nothing is imported yet',
  query: z.strictObject({ name: z.string().optional().describe('Of the file') }),
  bodyType: 'application/octet-stream',
  response: stockImport,
  status: 201,
} satisfies Shape;
export const listStockImports = {
  summary: 'Stock files, the latest first',
  query: pageQuery,
  response: stockImportPage,
} satisfies Shape;
export const getStockImport = { summary: 'One stock file', params: idParams, response: stockImport } satisfies Shape;
export const listStockImportRows = {
  summary: 'Rows of a stock file with what becomes of them',
  params: idParams,
  query: rowsQuery,
  response: stockImportRowPage,
} satisfies Shape;
export const mapStockImport = {
  summary: 'Say what the columns of a stock file are, and check its rows: nothing is imported yet',
  params: idParams,
  body: importMapping,
  bodyExample: { mapping: ['stockNumber', 'make', null] },
  response: stockImport,
} satisfies Shape;
export const sendStockImportPictures = {
  summary:
    'Send a ZIP file of pictures for a stock file: `STOCK.jpg`, `STOCK-2.jpg` or a folder `STOCK`. It replaces the one before',
  params: idParams,
  query: z.strictObject({ name: z.string().optional().describe('Of the file') }),
  bodyType: 'application/zip',
  response: stockImport,
} satisfies Shape;
export const changeStockImport = {
  summary: 'Import a checked stock file, pause, or take the whole import back',
  params: idParams,
  body: importAction,
  response: stockImport,
} satisfies Shape;
export const downloadStockTemplate = {
  summary: 'A stock file with every column and one example',
  query: z.strictObject({ ...languageQuery.shape, format: z.enum(IMPORT_FORMATS).optional() }),
  responseType: 'text/csv',
} satisfies Shape;

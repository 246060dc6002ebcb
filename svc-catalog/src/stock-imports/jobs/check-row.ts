import {
  contradictsVin,
  IMPORT_KEY,
  IMPORT_STATUS,
  type ImportOutcome,
  importedVehicle,
  isUnusualPrice,
  lacksCheckDigit,
  outdatedAfter,
  STATUS_FLAGS,
  type Translations,
  VEHICLE_STATUSES,
  VEHICLE_TEXTS,
  type VehicleChanges,
  type VehicleTexts,
  vehicleChanges,
} from '@dealership/contracts';
import { defaultMessage } from '@dealership/service-kit';
import { differences } from '@dealership/service-kit/audit';
import type { Vehicle } from '../../vehicles/vehicle.entity.js';
import { toAed } from '../../vehicles/vehicle.mapper.js';
import { amountColumns } from '../../vehicles/writes/vehicle-writer.js';
import { COLUMN_OF, cellValue } from '../file/import-cells.js';
import { wordKey } from '../file/import-words.js';
import type { RowProblem } from '../stock-import-row.entity.js';
import { readPaintNames } from './paint-names.js';

export interface GivenRow {
  row: number;
  cells: string[];
}

/** The context in which a row is judged. */
export interface RowContext {
  mapping: (string | null)[];
  /** Makes that stand for other ones, by the key of their words. */
  makes: ReadonlyMap<string, string>;
  columns: number;
  /** The vehicle with that stock number. */
  vehicleOf(stockNumber: string): Vehicle | undefined;
  /** Another vehicle with that chassis number. */
  vehicleWithChassis(chassisNumber: string, stockNumber: string): number | undefined;
  /** Whether a vehicle of the archive has that stock number. */
  isArchived(stockNumber: string): boolean;
  /** The earliest row of the file with that stock or chassis number. */
  firstRow(field: 'stockNumber' | 'chassisNumber', value: string): number | undefined;
}

export interface CheckedRow {
  row: number;
  stockNumber: string | null;
  chassisNumber: string | null;
  outcome: ImportOutcome;
  errors: RowProblem[];
  warnings: RowProblem[];
  fields: string[];
  /** The current vehicle; undefined for a new one. */
  before?: Vehicle;
  /** The values to store. */
  columns?: Partial<Vehicle>;
}

type Given = Record<string, unknown> & { translations?: Record<string, Record<string, unknown>> };

function read(cells: string[], { mapping, makes }: Pick<RowContext, 'mapping' | 'makes'>): Given {
  const given: Given = {};
  for (const [at, name] of mapping.entries()) {
    const [column, cell = ''] = [COLUMN_OF.get(name ?? ''), cells[at]];
    if (!column || cell === '' || column.kind === 'pictures') continue;
    const value = cellValue(column, cell);
    if (column.name === IMPORT_STATUS) {
      const status = VEHICLE_STATUSES.find((known) => known === value);
      // An unknown status is refused as the flag that it stands for.
      Object.assign(given, status ? STATUS_FLAGS[status] : { sold: value });
    } else if (column.name === 'make') given.make = makes.get(wordKey(cell)) ?? value;
    else if (!column.translates) given[column.name] = value;
    else {
      const { field, language } = column.translates;
      given.translations ??= {};
      given.translations[language] = { ...given.translations[language], [field]: value };
    }
  }
  return given;
}

/** The stock number as it will be stored. */
export const stockNumberOf = (cells: string[], mapping: (string | null)[]): string | null =>
  (cells[mapping.indexOf(IMPORT_KEY)] ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || null;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/**
 * The column of the field an issue is about: ['translations', 'ar', 'equipment', 3] is the column of 'equipment.ar'.
 */
const columnOf = ({ path }: Issue, mapping: (string | null)[]): number | null => {
  const [first, language, field] = path.map(String);
  const at = mapping.indexOf(first === 'translations' ? `${field}.${language}` : (first ?? ''));
  const statusAt = first === 'sold' ? mapping.indexOf(IMPORT_STATUS) : -1;
  return at >= 0 ? at : statusAt >= 0 ? statusAt : null;
};

function toProblems(issues: Issue[], given: Given, mapping: (string | null)[]): RowProblem[] {
  const problems = issues.map((issue): RowProblem => {
    const [field = ''] = issue.path.map(String);
    const missing = !(field in given) && COLUMN_OF.get(field)?.required;
    const column = columnOf(issue, mapping);
    const isStatus = column !== null && mapping[column] === IMPORT_STATUS;
    const unmapped = column === null && COLUMN_OF.has(field) && { field };
    return { ...unmapped, column, message: missing ? 'importMissing' : isStatus ? 'bulkStatus' : issue.message };
  });
  // One problem per cell, since a list may have many.
  return problems.filter(({ column, field }, at) =>
    problems.slice(0, at).every((other) => other.column !== column || (column === null && other.field !== field)),
  );
}

const toColumns = (changes: Omit<VehicleChanges, 'version'>): Partial<Vehicle> => {
  const { price, nextPrice, purchasePrice, costs, salePrice, ...rest } = changes;
  return { ...rest, ...amountColumns({ price, nextPrice, purchasePrice, costs, salePrice }) };
};

/** Keeps the texts of other columns and languages. */
function withTranslations(vehicle: Vehicle, columns: Partial<Vehicle>): Partial<Vehicle> {
  const { translations: given } = columns;
  if (!given) return columns;
  const translations: Translations<VehicleTexts> = { ...vehicle.translations };
  for (const [language, texts] of Object.entries(given) as ['ar' | 'ja', object][])
    translations[language] = { ...translations[language], ...texts };
  return { ...columns, translations };
}

/** Judges one row against the current stock, without writing anything. */
export function checkRow({ row, cells }: GivenRow, context: RowContext): CheckedRow {
  const { mapping } = context;
  const given = read(cells, context);
  const stockNumber = stockNumberOf(cells, mapping);
  const before = stockNumber === null ? undefined : context.vehicleOf(stockNumber);
  const paints = readPaintNames(given, before);
  const rules = { error: defaultMessage };
  const parsed = before ? vehicleChanges.safeParse(given, rules) : importedVehicle.safeParse({ price: null, ...given }, rules);
  const errors = parsed.success ? [] : toProblems(parsed.error.issues, given, mapping);
  if (cells.length > context.columns) errors.push({ column: context.columns, message: 'importCells' });
  const at = mapping.indexOf(IMPORT_KEY);
  if (stockNumber === null) errors.unshift({ column: at, message: 'importMissing' });
  const earlier = stockNumber === null ? undefined : context.firstRow('stockNumber', stockNumber);
  if (earlier !== undefined && earlier < row) errors.push({ column: at, message: 'importStockTwice', row: earlier });
  const chassisNumber = (parsed.success && parsed.data.chassisNumber) || null;
  const judged = { row, stockNumber, chassisNumber, errors, fields: [], warnings: [] };
  if (errors.length > 0 || !parsed.success || stockNumber === null) return { ...judged, outcome: 'refused' };

  const warnings: RowProblem[] = chassisNumber === null ? [] : duplicateWarnings(chassisNumber, stockNumber, row, context);
  warnings.push(...paints.map(({ field, message }) => ({ column: mapping.indexOf(field), message })));
  if (isUnusualPrice(before && toAed(before.price), parsed.data.price))
    warnings.push({ column: mapping.indexOf('price'), message: 'importPrice' });
  const columns = toColumns(parsed.data);
  const year = parsed.data.year ?? before?.year;
  if (chassisNumber !== null && lacksCheckDigit(chassisNumber))
    warnings.push({ column: mapping.indexOf('chassisNumber'), message: 'importVinCheck' });
  if (chassisNumber !== null && year !== undefined && contradictsVin(chassisNumber, year))
    warnings.push({ column: mapping.indexOf('chassisNumber'), message: 'importVinYear' });
  if (!before && context.isArchived(stockNumber)) warnings.push({ column: at, message: 'importArchived' });
  if (!before) return { ...judged, warnings, outcome: 'new', columns, fields: Object.keys(given) };
  const merged = withTranslations(before, columns);
  const changes = { ...merged, outdated: outdatedAfter(VEHICLE_TEXTS, before, merged) };
  const fields = Object.keys(differences(before, { ...before, ...changes }).after);
  return { ...judged, warnings, before, columns: changes, fields, outcome: fields.length > 0 ? 'changed' : 'unchanged' };
}

/** The same car may occur in the file or in the stock under two stock numbers. */
function duplicateWarnings(chassisNumber: string, stockNumber: string, row: number, context: RowContext): RowProblem[] {
  const column = context.mapping.indexOf('chassisNumber');
  const vehicleId = context.vehicleWithChassis(chassisNumber, stockNumber);
  const earlier = context.firstRow('chassisNumber', chassisNumber);
  return [
    ...(vehicleId === undefined ? [] : [{ column, message: 'importChassisKnown', vehicleId }]),
    ...(earlier === undefined || earlier >= row ? [] : [{ column, message: 'importChassisTwice', row: earlier }]),
  ];
}

import {
  DEFAULT_LANGUAGE,
  isAllowed,
  LANGUAGES,
  type Language,
  type StaffVehicle,
  VEHICLE_BADGES,
  VEHICLE_TEXTS,
} from '@dealership/contracts';
import { precompiled } from '@dealership/service-kit/database';
import type { CurrentApiClient, CurrentStaff } from '@dealership/service-kit/staff';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Vehicle } from './vehicle.entity.js';

const { ref } = expressionBuilder<{ v: Vehicle }, 'v'>();

const refs = (...columns: (keyof Vehicle)[]): Record<string, Expression<unknown>> =>
  Object.fromEntries(columns.map((column) => [column, ref(`v.${column}`)]));

const SUMMARY_FIELDS = {
  ...refs('id', 'make', 'model', 'year', 'mileage'),
  price: sql`trim_scale(${ref('v.price')})`,
  ...refs('transmission', 'fuelType', 'images', ...VEHICLE_BADGES),
};

// An explicit list: fields not named here are never visible to visitors.
const FIELDS = {
  ...SUMMARY_FIELDS,
  ...refs('cylinders', 'power', 'drive', 'regionalSpec'),
  ...refs('bodyType', 'exteriorColor', 'interiorColor', 'doors', 'seats'),
  ...refs('previousOwners', 'serviceHistory', 'warranty', 'warrantyUntil', 'documents', 'spin', 'version'),
  chassisNumber: sql`CASE WHEN ${ref('v.chassisNumberShown')} THEN ${ref('v.chassisNumber')} END`,
  createdAt: sql`to_char(${ref('v.createdAt')} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

type Text = (typeof VEHICLE_TEXTS)[number];

const LANGUAGE_OF_ORIGINALS = sql.lit(DEFAULT_LANGUAGE);

/** The texts of a row `v` in a language, falling back to the original, and the language of each text. */
function textFields(language: Language): Record<string, Expression<unknown>> {
  if (language === DEFAULT_LANGUAGE) {
    const languages = VEHICLE_TEXTS.map((name) => [name, LANGUAGE_OF_ORIGINALS]);
    return { ...refs(...VEHICLE_TEXTS), textLanguages: jsonBuildObject(Object.fromEntries(languages)) };
  }
  const translated = (name: Text) => sql`${ref('v.translations')} -> ${sql.lit(language)} -> ${sql.lit(name)}`;
  const texts = VEHICLE_TEXTS.map((name) => [name, sql`coalesce(${translated(name)}, to_json(${ref(`v.${name}`)}))`]);
  const languages = VEHICLE_TEXTS.map((name) => [
    name,
    sql`CASE WHEN ${translated(name)} IS NULL THEN ${LANGUAGE_OF_ORIGINALS} ELSE ${sql.lit(language)} END`,
  ]);
  return { ...Object.fromEntries(texts), textLanguages: jsonBuildObject(Object.fromEntries(languages)) };
}

/** The contract's `VehicleSummary` of a row `v`. PostgreSQL writes the JSON of the response. */
export const vehicleSummaryJson = precompiled(jsonBuildObject(SUMMARY_FIELDS));

/** The contract's `Vehicle` of a row `v`, by language. */
export const vehicleJson = Object.fromEntries(
  LANGUAGES.map(({ code }) => [code, precompiled(jsonBuildObject({ ...FIELDS, ...textFields(code) }))]),
) as Record<Language, ReturnType<typeof precompiled>>;

export const toAed = (column: string | null): number | null => (column === null ? null : Number(column));

/** All fields of a row that was read or just written. */
const toStaffVehicle = ({ price, nextPrice, purchasePrice, costs, salePrice, createdAt, ...row }: Vehicle): StaffVehicle => ({
  ...row,
  price: toAed(price),
  nextPrice: toAed(nextPrice),
  purchasePrice: toAed(purchasePrice),
  costs: toAed(costs),
  salePrice: toAed(salePrice),
  createdAt: createdAt.toISOString(),
});

/** Whether the caller has `stock.costs`, which API clients never have. */
export const maySeeCosts = (staff: Pick<CurrentStaff, 'role'> | undefined): boolean =>
  staff !== undefined && isAllowed(staff.role, 'stock.costs');

/** The same, for the caller: without `stock.costs` the cost fields are removed. */
export function toStaffVehicleFor(staff: Pick<CurrentStaff, 'role'> | undefined, row: Vehicle): StaffVehicle {
  const { purchasePrice, costs, salePrice, ...rest } = toStaffVehicle(row);
  return maySeeCosts(staff) ? { ...rest, purchasePrice, costs, salePrice } : rest;
}

/** The same, for an API client: never with cost fields, and with notes and the next price only for the scope `stock.read`. */
function toStaffVehicleForClient({ scopes }: Pick<CurrentApiClient, 'scopes'>, row: Vehicle): StaffVehicle {
  const { notes, nextPrice, nextPriceFrom, ...rest } = toStaffVehicleFor(undefined, row);
  return scopes.includes('stock.read') ? { ...rest, notes, nextPrice, nextPriceFrom } : rest;
}

/** Maps vehicles for whoever reads them: a member of staff or an API client. */
export const readableBy =
  (staff: CurrentStaff | undefined, apiClient: CurrentApiClient | undefined) =>
  (row: Vehicle): StaffVehicle =>
    apiClient ? toStaffVehicleForClient(apiClient, row) : toStaffVehicleFor(staff, row);

import { VEHICLE_BADGES, type Vehicle as VehicleResponse } from '@dealership/contracts';
import { precompiled } from '@dealership/service-kit';
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

const FIELDS = {
  ...SUMMARY_FIELDS,
  ...refs('origin', 'engineSize', 'cylinders', 'description', 'version'),
  createdAt: sql`to_char(${ref('v.createdAt')} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The contract's `VehicleSummary` of a row `v`. PostgreSQL writes the JSON that leaves the service. */
export const vehicleSummaryJson = precompiled(jsonBuildObject(SUMMARY_FIELDS));

/** The contract's `Vehicle` of a row `v`. */
export const vehicleJson = precompiled(jsonBuildObject(FIELDS));

/** The same of a row that was read or just written. */
export const toVehicle = ({ price, createdAt, ...row }: Vehicle): VehicleResponse => ({
  ...row,
  price: price === null ? null : Number(price),
  createdAt: createdAt.toISOString(),
});

import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit/database';
import { ArchivedVehicle } from '../archive/archived-vehicle.entity.js';
import { Make } from '../makes/make.entity.js';
import { StockImportFile } from '../stock-imports/pictures/stock-import-file.entity.js';
import { StockImport } from '../stock-imports/stock-import.entity.js';
import { StockImportRow } from '../stock-imports/stock-import-row.entity.js';
import { UpcomingVehicle } from '../upcoming-vehicles/upcoming-vehicle.entity.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { VehicleStatus } from '../vehicles/vehicle-status.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database, with all tables in the schema `catalog`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-catalog',
  url,
  schema: SCHEMA,
  entities: [Vehicle, VehicleStatus, UpcomingVehicle, Make, StockImport, StockImportRow, StockImportFile, ArchivedVehicle],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  ...(poolSize && { poolSize }),
});

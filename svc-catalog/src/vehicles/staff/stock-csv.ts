import { COST_FIELDS, daysInStock, dubaiDay, vehicleStatus } from '@dealership/contracts';
import { csvFile } from '@dealership/service-kit/csv';
import type { StreamableFile } from '@nestjs/common';
import type { Vehicle } from '../vehicle.entity.js';

export const EXPORTED_COLUMNS = [
  'id',
  'stockNumber',
  'year',
  'make',
  'model',
  'chassisNumber',
  'mileage',
  'price',
  'purchasePrice',
  'costs',
  'salePrice',
  'transmission',
  'fuelType',
  'bodyType',
  'exteriorColor',
  'regionalSpec',
  'keyTag',
  'place',
  'featured',
  'sold',
  'reserved',
  'createdAt',
] as const satisfies (keyof Vehicle)[];

export type ExportedVehicle = Pick<Vehicle, (typeof EXPORTED_COLUMNS)[number]> & { pictures: number };

const HEADERS = {
  id: 'Number',
  stockNumber: 'Stock number',
  status: 'Status',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  chassisNumber: 'VIN or chassis number',
  mileage: 'Mileage (km)',
  price: 'Price (AED)',
  purchasePrice: 'Purchase price (AED)',
  costs: 'Costs (AED)',
  salePrice: 'Sold for (AED)',
  added: 'In stock since (Asia/Dubai)',
  days: 'Days in stock',
  transmission: 'Transmission',
  fuelType: 'Fuel type',
  bodyType: 'Body type',
  exteriorColor: 'Exterior colour',
  regionalSpec: 'Regional spec',
  keyTag: 'Key tag',
  place: 'Place',
  featured: 'Featured',
  pictures: 'Pictures',
};

type Cells = Record<keyof typeof HEADERS, string>;

/** Without the zero decimals with which PostgreSQL prints whole amounts. */
const amount = (aed: string | null): string | null => aed && String(Number(aed));

function record(vehicle: ExportedVehicle): Cells {
  const { createdAt, sold, reserved, price, purchasePrice, costs, salePrice, ...rest } = vehicle;
  const cells = {
    ...rest,
    ...{ price: amount(price), purchasePrice: amount(purchasePrice), costs: amount(costs), salePrice: amount(salePrice) },
    status: vehicleStatus({ sold, reserved }),
    added: dubaiDay(createdAt),
    days: daysInStock({ createdAt: createdAt.toISOString(), sold }),
  };
  return Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, String(value ?? '')])) as Cells;
}

/** The stock as a file for spreadsheets; purchase prices, costs and sale prices only if the caller may see them. */
export function stockCsv(vehicles: ExportedVehicle[], hasCosts: boolean): StreamableFile {
  const keys = Object.keys(HEADERS) as (keyof Cells)[];
  const shown = keys.filter((key) => hasCosts || !COST_FIELDS.some((cost) => cost === key));
  async function* records() {
    for (const vehicle of vehicles) yield record(vehicle);
  }
  return csvFile(
    'stock',
    shown.map((key) => ({ key, header: HEADERS[key] })),
    records(),
  );
}

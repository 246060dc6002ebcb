import {
  type BodyType,
  type Drive,
  dubaiDay,
  type FuelType,
  type Transmission,
  type Vehicle,
  vehicleNameIn,
} from '@dealership/contracts';
import { csvText } from '@dealership/service-kit/csv';
import { siteAddress } from '@dealership/service-kit/feeds';
import { vinOf } from '../feed-car.js';
import { CSV_TYPE, type FeedContent, type FeedFormat } from './feed-format.js';

const BODY_STYLES: Record<BodyType, string> = {
  suv: 'SUV',
  sedan: 'SEDAN',
  coupe: 'COUPE',
  convertible: 'CONVERTIBLE',
  hatchback: 'HATCHBACK',
  wagon: 'WAGON',
  pickup: 'TRUCK',
  van: 'VAN',
};

const DRIVETRAINS: Record<Drive, string> = { FWD: 'FWD', RWD: 'RWD', AWD: 'AWD', '4WD': '4X4' };

const FUELS: Record<FuelType, string> = { Gasoline: 'GASOLINE', Diesel: 'DIESEL', Hybrid: 'HYBRID', Electric: 'ELECTRIC' };

const TRANSMISSIONS: Record<Transmission, string> = { Automatic: 'AUTOMATIC', Manual: 'MANUAL', CVT: 'AUTOMATIC' };

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_IMAGES = 20;

const row = ({ dealer, language }: FeedContent, vehicle: Vehicle): Record<string, string | undefined> => ({
  vehicle_id: String(vehicle.id),
  title: vehicleNameIn(language, vehicle),
  description: vehicle.description.slice(0, MAX_DESCRIPTION_LENGTH),
  url: siteAddress(dealer.publicUrl, `/vehicle/${vehicle.id}`, language),
  make: vehicle.make,
  model: vehicle.model,
  year: String(vehicle.year),
  'mileage.value': String(vehicle.mileage),
  'mileage.unit': 'KM',
  image: JSON.stringify(
    vehicle.images.slice(0, MAX_IMAGES).map((address) => ({
      url: siteAddress(dealer.publicUrl, address),
      tag: [vehicle.imageAlts[address] ?? vehicleNameIn(language, vehicle)],
    })),
  ),
  transmission: TRANSMISSIONS[vehicle.transmission],
  fuel_type: FUELS[vehicle.fuelType],
  body_style: vehicle.bodyType ? BODY_STYLES[vehicle.bodyType] : undefined,
  drivetrain: vehicle.drive ? DRIVETRAINS[vehicle.drive] : undefined,
  vin: vinOf(vehicle),
  price: `${vehicle.price} AED`,
  address: JSON.stringify({ addr1: dealer.address, city: dealer.city, region: dealer.region, country: dealer.country }),
  exterior_color: vehicle.exteriorColor ?? undefined,
  interior_color: vehicle.interiorColor ?? undefined,
  availability: vehicle.reserved ? 'PENDING' : 'AVAILABLE',
  date_first_on_lot: dubaiDay(new Date(vehicle.createdAt)),
  state_of_vehicle: 'USED',
  dealer_name: dealer.name,
  dealer_phone: dealer.phone,
});

const COLUMNS = [
  ...['vehicle_id', 'title', 'description', 'url', 'make', 'model', 'year', 'mileage.value', 'mileage.unit', 'image'],
  ...['transmission', 'fuel_type', 'body_style', 'drivetrain', 'vin', 'price', 'address', 'exterior_color', 'interior_color'],
  ...['availability', 'date_first_on_lot', 'state_of_vehicle', 'dealer_name', 'dealer_phone'],
];

/**
 * Meta's automotive inventory. Fields, their values and which of them are required:
 * https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog. The file format, with nested fields
 * as JSON: https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 */
export const metaFeed: FeedFormat = {
  contentType: CSV_TYPE,
  needs: ['vin', 'vinShown', 'price', 'picture', 'description', 'bodyType', 'exteriorColor'],
  write: (content) =>
    csvText(
      COLUMNS,
      content.vehicles.map((vehicle) => row(content, vehicle)),
    ),
};

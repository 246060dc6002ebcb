import { dubaiDay, type Vehicle } from '@dealership/contracts';
import { csvText } from '@dealership/service-kit/csv';
import { siteAddress } from '@dealership/service-kit/feeds';
import { vinOf } from '../feed-car.js';
import { CSV_TYPE, type FeedContent, type FeedFormat } from './feed-format.js';

/** Any identifier of the dealership, which need not match its Business Profile. There is only one showroom. */
const STORE_CODE = 'showroom';

const inOneCell = (values: string[]): string => values.map((value) => value.replaceAll(',', ' ')).join(',');

const row = ({ dealer, language }: FeedContent, vehicle: Vehicle): Record<string, string | undefined> => {
  const [image, ...others] = vehicle.images.map((address) => siteAddress(dealer.publicUrl, address));
  return {
    store_code: STORE_CODE,
    id: String(vehicle.id),
    vin: vinOf(vehicle),
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    exterior_color: vehicle.exteriorColorName ?? vehicle.exteriorColor ?? undefined,
    interior_color: vehicle.interiorColorName ?? vehicle.interiorColor ?? undefined,
    mileage: `${vehicle.mileage} km`,
    condition: 'used',
    price: `${vehicle.price} AED`,
    date_in_stock: dubaiDay(new Date(vehicle.createdAt)),
    dealership_name: dealer.name,
    dealership_address: dealer.address,
    tracking_phone_number: dealer.phone,
    link: siteAddress(dealer.publicUrl, `/vehicle/${vehicle.id}`, language),
    image_link: image,
    additional_image_link: others.join(','),
    vehicle_option: inOneCell(vehicle.equipment),
    vehicle_fulfillment: 'IN_STORE',
  };
};

const COLUMNS = [
  ...['store_code', 'id', 'vin', 'year', 'make', 'model', 'exterior_color', 'interior_color', 'mileage', 'condition', 'price'],
  ...['date_in_stock', 'dealership_name', 'dealership_address', 'tracking_phone_number', 'link', 'image_link'],
  ...['additional_image_link', 'vehicle_option', 'vehicle_fulfillment'],
];

/**
 * Google's vehicle listings. Attributes and which of them are required:
 * https://developers.google.com/vehicle-listings/reference/feed-specification. The file format:
 * https://developers.google.com/vehicle-listings/integration-process/feed-setup
 */
export const googleFeed: FeedFormat = {
  contentType: CSV_TYPE,
  needs: ['vin', 'vinShown', 'price'],
  write: (content) =>
    csvText(
      COLUMNS,
      content.vehicles.map((vehicle) => row(content, vehicle)),
    ),
};

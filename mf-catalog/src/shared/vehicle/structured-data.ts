import { parseAed, type UpcomingVehicle, type Vehicle, vehicleName } from '@dealership/contracts';
import type { StructuredData } from '@dealership/ui-kit';

type Availability = 'InStock' | 'LimitedAvailability' | 'PreOrder' | 'SoldOut';

const offer = (price: number | null, availability: Availability, url: string) => ({
  '@type': 'Offer' as const,
  url,
  priceCurrency: 'AED',
  price: price ?? undefined,
  availability: `https://schema.org/${availability}` as const,
  seller: { '@id': '/#dealer' },
});

const availabilityOf = ({ sold, reserved }: Vehicle): Availability => {
  if (sold) return 'SoldOut';
  return reserved ? 'LimitedAvailability' : 'InStock';
};

/**
 * Google shows a product's price, but treats a car as a product only if it has both types. Without a price it shows
 * nothing.
 */
const typeOf = (price: number | null) => (price === null ? 'Car' : (['Product', 'Car'] as const));

const VIN_LENGTH = 17;

const DRIVES = { FWD: 'FrontWheelDrive', RWD: 'RearWheelDrive', AWD: 'AllWheelDrive', '4WD': 'FourWheelDrive' } as const;

/** Known facts of a car, in stock or upcoming. */
const factsOf = ({ engineSize, drive, ...known }: Vehicle | UpcomingVehicle) => ({
  vehicleTransmission: known.transmission ?? undefined,
  fuelType: known.fuelType ?? undefined,
  vehicleEngine: engineSize ? { '@type': 'EngineSpecification' as const, name: engineSize } : undefined,
  bodyType: known.bodyType ?? undefined,
  color: known.exteriorColorName ?? known.exteriorColor ?? undefined,
  vehicleInteriorColor: known.interiorColorName ?? known.interiorColor ?? undefined,
  driveWheelConfiguration: drive ? (`https://schema.org/${DRIVES[drive]}Configuration` as const) : undefined,
  numberOfDoors: known.doors ?? undefined,
  vehicleSeatingCapacity: known.seats ?? undefined,
});

/**
 * A car in stock with its price, for search engines:
 * https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing
 */
export function carNode(vehicle: Vehicle) {
  const url = `/vehicle/${vehicle.id}`;
  const { price } = vehicle;
  return {
    '@type': typeOf(price),
    name: vehicleName(vehicle),
    url,
    description: vehicle.description,
    image: vehicle.images,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.mileage, unitCode: 'KMT' },
    ...factsOf(vehicle),
    vehicleIdentificationNumber: vehicle.chassisNumber?.length === VIN_LENGTH ? vehicle.chassisNumber : undefined,
    itemCondition: 'https://schema.org/UsedCondition',
    offers: offer(price, availabilityOf(vehicle), url),
  } satisfies StructuredData;
}

/** An upcoming car, available for reservation. */
export function upcomingCarNode(vehicle: UpcomingVehicle) {
  const { name, description, imageUrl } = vehicle;
  const url = `/upcoming-vehicle/${vehicle.id}`;
  const price = parseAed(vehicle.price) ?? null;
  return {
    '@type': typeOf(price),
    name,
    url,
    description,
    image: imageUrl ?? undefined,
    ...factsOf(vehicle),
    offers: offer(price, 'PreOrder', url),
  } satisfies StructuredData;
}

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

/** Google shows what a product costs, and knows a car as one only where both are said; without a price nothing is shown. */
const typeOf = (price: number | null) => (price === null ? 'Car' : (['Product', 'Car'] as const));

const VIN_LENGTH = 17;

const DRIVES = { FWD: 'FrontWheelDrive', RWD: 'RearWheelDrive', AWD: 'AllWheelDrive', '4WD': 'FourWheelDrive' } as const;

/** A car of the stock and what it costs, for search engines: https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing */
export function carNode(vehicle: Vehicle) {
  const url = `/vehicle/${vehicle.id}`;
  const { price, engineSize, drive } = vehicle;
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
    vehicleTransmission: vehicle.transmission,
    fuelType: vehicle.fuelType,
    vehicleEngine: engineSize ? { '@type': 'EngineSpecification', name: engineSize } : undefined,
    vehicleIdentificationNumber: vehicle.chassisNumber?.length === VIN_LENGTH ? vehicle.chassisNumber : undefined,
    bodyType: vehicle.bodyType ?? undefined,
    color: vehicle.exteriorColorName ?? vehicle.exteriorColor ?? undefined,
    vehicleInteriorColor: vehicle.interiorColorName ?? vehicle.interiorColor ?? undefined,
    driveWheelConfiguration: drive ? (`https://schema.org/${DRIVES[drive]}Configuration` as const) : undefined,
    numberOfDoors: vehicle.doors ?? undefined,
    vehicleSeatingCapacity: vehicle.seats ?? undefined,
    itemCondition: 'https://schema.org/UsedCondition',
    offers: offer(price, availabilityOf(vehicle), url),
  } satisfies StructuredData;
}

/** A car on its way, which can be reserved. */
export function upcomingCarNode({ id, name, description, imageUrl, price: asWritten }: UpcomingVehicle) {
  const url = `/upcoming-vehicle/${id}`;
  const price = parseAed(asWritten) ?? null;
  return {
    '@type': typeOf(price),
    name,
    url,
    description,
    image: imageUrl ?? undefined,
    offers: offer(price, 'PreOrder', url),
  } satisfies StructuredData;
}

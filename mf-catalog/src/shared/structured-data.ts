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

/** A car of the stock and what it costs, for search engines. */
export function carNode(vehicle: Vehicle) {
  const url = `/vehicle/${vehicle.id}`;
  const { price, engineSize } = vehicle;
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

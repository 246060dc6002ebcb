import { parseAed, type UpcomingVehicle, type Vehicle, vehicleName } from '@dealership/contracts';

const offer = (price: number | null, availability: string, url: string) => ({
  '@type': 'Offer',
  url,
  priceCurrency: 'AED',
  ...(price !== null && { price }),
  availability: `https://schema.org/${availability}`,
  seller: { '@id': '/#dealer' },
});

const availabilityOf = ({ sold, reserved }: Vehicle): string => {
  if (sold) return 'SoldOut';
  return reserved ? 'LimitedAvailability' : 'InStock';
};

/** A car of the stock and what it costs, for search engines. */
export function carNode(vehicle: Vehicle) {
  const url = `/vehicle/${vehicle.id}`;
  return {
    '@type': 'Car',
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
    ...(vehicle.engineSize && { vehicleEngine: { '@type': 'EngineSpecification', name: vehicle.engineSize } }),
    itemCondition: 'https://schema.org/UsedCondition',
    offers: offer(vehicle.price, availabilityOf(vehicle), url),
  };
}

/** A car on its way, which can be reserved. */
export const upcomingCarNode = ({ id, name, description, imageUrl, price }: UpcomingVehicle) => ({
  '@type': 'Car',
  name,
  url: `/upcoming-vehicle/${id}`,
  description,
  ...(imageUrl && { image: imageUrl }),
  offers: offer(parseAed(price) ?? null, 'PreOrder', `/upcoming-vehicle/${id}`),
});

import { type Vehicle, vehicleStatus } from '@dealership/contracts';
import { siteAddress, xmlDocument } from '@dealership/service-kit/feeds';
import type { FeedContent, FeedFormat } from './feed-format.js';

/** Lists the fields explicitly, so that a new vehicle field does not change the feed. */
function plainVehicle({ dealer, language }: FeedContent, vehicle: Vehicle) {
  const { exteriorColor, exteriorColorName, interiorColor, interiorColorName, chassisNumber } = vehicle;
  return {
    id: vehicle.id,
    url: siteAddress(dealer.publicUrl, `/vehicle/${vehicle.id}`, language),
    status: vehicleStatus(vehicle),
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    mileageKm: vehicle.mileage,
    priceAed: vehicle.price,
    transmission: vehicle.transmission,
    fuelType: vehicle.fuelType,
    bodyType: vehicle.bodyType,
    engineSize: vehicle.engineSize,
    cylinders: vehicle.cylinders,
    powerHp: vehicle.power,
    drive: vehicle.drive,
    doors: vehicle.doors,
    seats: vehicle.seats,
    exteriorColor,
    exteriorColorName,
    interiorColor,
    interiorColorName,
    regionalSpec: vehicle.regionalSpec,
    previousOwners: vehicle.previousOwners,
    serviceHistory: vehicle.serviceHistory,
    warranty: vehicle.warranty,
    warrantyUntil: vehicle.warrantyUntil,
    origin: vehicle.origin,
    chassisNumber,
    description: vehicle.description,
    equipment: vehicle.equipment,
    images: vehicle.images.map((address) => siteAddress(dealer.publicUrl, address)),
    listedAt: vehicle.createdAt,
  };
}

const sellerOf = ({ dealer }: FeedContent) => ({
  name: dealer.name,
  url: siteAddress(dealer.publicUrl, '/'),
  address: dealer.address,
  phone: dealer.phone,
});

const json = (content: FeedContent): string =>
  JSON.stringify({
    seller: sellerOf(content),
    language: content.language,
    vehicles: content.vehicles.map((vehicle) => plainVehicle(content, vehicle)),
  });

const xml = (content: FeedContent): string =>
  xmlDocument({
    stock: {
      '@language': content.language,
      seller: sellerOf(content),
      vehicles: {
        vehicle: content.vehicles.map((vehicle) => {
          const { id, equipment, images, ...rest } = plainVehicle(content, vehicle);
          return { '@id': id, ...rest, equipment: { item: equipment }, images: { image: images } };
        }),
      },
    },
  });

/** For portals without a format of their own: every car, with what visitors see of it. */
export const jsonFeed: FeedFormat = { contentType: 'application/json; charset=utf-8', needs: [], write: json };
export const xmlFeed: FeedFormat = { contentType: 'application/xml; charset=utf-8', needs: [], write: xml };

import type { Vehicle } from '../vehicle.entity.js';

/** Vehicles by every combination of make, model and year; '' and 0 stand for "every". Triggers keep the counts. */
interface VehicleFacet extends Pick<Vehicle, 'sold' | 'make' | 'model' | 'year'> {
  count: number;
}

/** Vehicles without make and model; `priceTier` is the lower end of the price's tier in AED, -1 a price on request. */
interface VehiclePriceFacet extends Pick<Vehicle, 'sold' | 'year' | 'fuelType' | 'transmission'> {
  priceTier: number;
  count: number;
}

/** Vehicles by body type, colour and market; '' is a fact that nobody has entered. */
interface VehicleFactFacet extends Pick<Vehicle, 'sold' | 'bodyType' | 'exteriorColor' | 'regionalSpec'> {
  count: number;
}

/** What the search reads. */
export interface VehicleTables {
  'catalog.vehicle': Vehicle;
  'catalog.vehicle_facet': VehicleFacet;
  'catalog.vehicle_price_facet': VehiclePriceFacet;
  'catalog.vehicle_fact_facet': VehicleFactFacet;
}

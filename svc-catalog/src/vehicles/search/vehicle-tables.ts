import type { Vehicle } from '../vehicle.entity.js';

/** Counts of vehicles by every combination of make, model and year; '' and 0 mean "any". Maintained by triggers. */
interface VehicleFacet extends Pick<Vehicle, 'sold' | 'make' | 'model' | 'year'> {
  count: number;
}

/**
 * Counts of vehicles without make and model; `priceTier` is the lower bound of the price's tier in AED, -1 for a price
 * on request.
 */
interface VehiclePriceFacet extends Pick<Vehicle, 'sold' | 'year' | 'fuelType' | 'transmission'> {
  priceTier: number;
  count: number;
}

/** Counts of vehicles by body type, colour and market; '' means unknown. */
interface VehicleFactFacet extends Pick<Vehicle, 'sold' | 'bodyType' | 'exteriorColor' | 'regionalSpec'> {
  count: number;
}

/** The tables used by the search. */
export interface VehicleTables {
  'catalog.vehicle': Vehicle;
  'catalog.vehicle_facet': VehicleFacet;
  'catalog.vehicle_price_facet': VehiclePriceFacet;
  'catalog.vehicle_fact_facet': VehicleFactFacet;
}

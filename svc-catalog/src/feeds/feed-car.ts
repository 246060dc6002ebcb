import type { FeedFact, Vehicle } from '@dealership/contracts';

export interface FeedCar {
  /** The car as visitors see it; feeds contain nothing more. */
  vehicle: Vehicle;
  /** For staff. */
  stockNumber: string | null;
  /** Whether there is a chassis number that visitors do not see. */
  hidesVin: boolean;
}

/** The seller in feeds. */
export interface FeedDealer {
  publicUrl: string;
  name: string;
  address: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
}

const VIN_LENGTH = 17;

/** The VIN shown to visitors; shorter chassis numbers are not VINs. */
export const vinOf = ({ chassisNumber }: Vehicle): string | undefined =>
  chassisNumber?.length === VIN_LENGTH ? chassisNumber : undefined;

const HAS_FACT: Record<FeedFact, (car: FeedCar) => boolean> = {
  vin: ({ vehicle, hidesVin }) => hidesVin || vinOf(vehicle) !== undefined,
  vinShown: ({ hidesVin }) => !hidesVin,
  price: ({ vehicle }) => vehicle.price !== null,
  picture: ({ vehicle }) => vehicle.images.length > 0,
  description: ({ vehicle }) => vehicle.description.trim() !== '',
  bodyType: ({ vehicle }) => vehicle.bodyType !== null,
  exteriorColor: ({ vehicle }) => vehicle.exteriorColor !== null,
};

/** The given facts that a car lacks. */
export const missingFacts = (car: FeedCar, facts: readonly FeedFact[]): FeedFact[] =>
  facts.filter((fact) => !HAS_FACT[fact](car));

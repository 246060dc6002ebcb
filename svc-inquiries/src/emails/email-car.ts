import type { UpcomingVehicle } from '@dealership/contracts';

/** The car an e-mail is about, from the catalogue. */
export interface EmailCar {
  /** A JPEG; undefined if the car has none or it cannot be read. */
  picture: Buffer | undefined;
  /** For a vehicle in stock, whose name is composed per language. */
  vehicle?: { year: number; make: string; model: string; price?: number | null; reserved?: boolean; sold?: boolean };
  /** Of an upcoming vehicle, in dirhams. */
  estimatedPrice?: number | null | undefined;
  /** Of an upcoming vehicle: a month, or the dealer's text. */
  arrival?: Pick<UpcomingVehicle, 'arrivalMonth' | 'estimatedArrival'>;
}

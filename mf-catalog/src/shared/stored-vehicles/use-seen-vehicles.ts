import { type StoredVehicle, useStoredVehicles } from '@dealership/ui-kit';

/** One vehicle alone would be a row of mostly nothing. */
export const LEAST_SEEN = 2;

/** Recently viewed vehicles on this device. `except`: the current vehicle. */
export const useSeenVehicles = (except: number | undefined): StoredVehicle[] =>
  useStoredVehicles('seen-vehicles').filter(({ id }) => id !== except);

import { type StoredVehicle, useStoredVehicles } from '@dealership/ui-kit';

/** One vehicle alone would be a row of mostly nothing. */
export const LEAST_SEEN = 2;

/** Recently viewed vehicles on this device. `except`: ids of those the page already shows. */
export const useSeenVehicles = (except: readonly number[]): StoredVehicle[] =>
  useStoredVehicles('seen-vehicles').filter(({ id }) => !except.includes(id));

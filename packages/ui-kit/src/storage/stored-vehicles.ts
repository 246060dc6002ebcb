import { useMemo } from 'react';
import { deviceStorage, useDeviceStorage } from './device-storage.js';

/** A vehicle as of when it was stored. */
export interface StoredVehicle {
  id: number;
  name: string;
  price: number | null;
  sold: boolean;
  reserved: boolean;
}

/** Vehicle lists on the device with their maximum lengths: saved, and recently viewed. */
const STORED_VEHICLE_LIMITS = { 'saved-vehicles': 40, 'seen-vehicles': 8 } as const;

export type StoredList = keyof typeof STORED_VEHICLE_LIMITS;

function parse(text = '[]'): StoredVehicle[] {
  try {
    return (JSON.parse(text) as StoredVehicle[]).filter(({ id, name }) => Number.isInteger(id) && typeof name === 'string');
  } catch {
    return [];
  }
}

const others = (list: StoredList, id: number) => parse(deviceStorage.read(list)).filter((vehicle) => vehicle.id !== id);

const write = (list: StoredList, vehicles: StoredVehicle[]) =>
  deviceStorage.write(list, JSON.stringify(vehicles.slice(0, STORED_VEHICLE_LIMITS[list])));

/** Prepends a vehicle to the list. */
export const storeVehicle = (list: StoredList, { id, name, price, sold, reserved }: StoredVehicle): void =>
  write(list, [{ id, name, price, sold, reserved }, ...others(list, id)]);

export const removeVehicle = (list: StoredList, id: number): void => write(list, others(list, id));

/** The list, newest first; empty during server rendering. */
export function useStoredVehicles(list: StoredList): StoredVehicle[] {
  const text = useDeviceStorage(list);
  return useMemo(() => parse(text), [text]);
}

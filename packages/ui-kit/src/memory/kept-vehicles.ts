import { useMemo } from 'react';
import { deviceMemory, useDeviceMemory } from './device-memory.js';

/** A vehicle as of when it was stored. */
export interface KeptVehicle {
  id: number;
  name: string;
  price: number | null;
  sold: boolean;
  reserved: boolean;
}

/** Vehicle lists on the device with their maximum lengths: saved, and recently viewed. */
export const KEPT_VEHICLES = { 'saved-vehicles': 40, 'seen-vehicles': 8 } as const;

export type KeptList = keyof typeof KEPT_VEHICLES;

function parse(text = '[]'): KeptVehicle[] {
  try {
    return (JSON.parse(text) as KeptVehicle[]).filter(({ id, name }) => Number.isInteger(id) && typeof name === 'string');
  } catch {
    return [];
  }
}

const others = (list: KeptList, id: number) => parse(deviceMemory.read(list)).filter((kept) => kept.id !== id);

const write = (list: KeptList, vehicles: KeptVehicle[]) =>
  deviceMemory.write(list, JSON.stringify(vehicles.slice(0, KEPT_VEHICLES[list])));

/** Prepends a vehicle to the list. */
export const keepVehicle = (list: KeptList, { id, name, price, sold, reserved }: KeptVehicle): void =>
  write(list, [{ id, name, price, sold, reserved }, ...others(list, id)]);

export const dropVehicle = (list: KeptList, id: number): void => write(list, others(list, id));

/** The list, newest first; empty during server rendering. */
export function useKeptVehicles(list: KeptList): KeptVehicle[] {
  const text = useDeviceMemory(list);
  return useMemo(() => parse(text), [text]);
}

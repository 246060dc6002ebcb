import { useMemo } from 'react';
import { deviceMemory, useDeviceMemory } from './device-memory.js';

/** A vehicle as it was when the device kept it. */
export interface KeptVehicle {
  id: number;
  name: string;
  price: number | null;
  sold: boolean;
  reserved: boolean;
}

/** Lists of vehicles that the device keeps, and how many each holds: those that the visitor saved, and those last seen. */
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

/** Puts a vehicle in front of the list. */
export const keepVehicle = (list: KeptList, { id, name, price, sold, reserved }: KeptVehicle): void =>
  write(list, [{ id, name, price, sold, reserved }, ...others(list, id)]);

export const dropVehicle = (list: KeptList, id: number): void => write(list, others(list, id));

/** The list, the latest first; empty in what the server renders. */
export function useKeptVehicles(list: KeptList): KeptVehicle[] {
  const text = useDeviceMemory(list);
  return useMemo(() => parse(text), [text]);
}

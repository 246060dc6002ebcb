import { type BulkChanges, STATUS_FLAGS } from '@dealership/contracts';
import { differences } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { DataSource } from 'typeorm';
import { amount, lockedVehicles, updateVehicles } from './vehicle-writer.js';

/** In whole dirhams, but not 0. */
const changedPrice = (price: string | null, percent: number): string | null =>
  price === null ? null : amount(Math.max(Math.round(Number(price) * (1 + percent / 100)), Math.min(Number(price), 1)));

/** Changes many vehicles in one transaction: all of them or none. Skips vehicles that would not change. */
export const changeVehicles = (
  dataSource: DataSource,
  { vehicles, status, pricePercent, ...flags }: BulkChanges,
  staff: CurrentStaff,
): Promise<{ changed: number }> =>
  dataSource.transaction(async (manager) => {
    const rows = await lockedVehicles(manager, vehicles);
    const writes = rows
      .map((before) => ({
        before,
        after: {
          ...before,
          ...flags,
          ...(status && STATUS_FLAGS[status]),
          ...(pricePercent !== undefined && { price: changedPrice(before.price, pricePercent) }),
        },
      }))
      .filter(({ before, after }) => Object.keys(differences(before, after).after).length > 0);
    await updateVehicles(manager, writes, staff);
    return { changed: writes.length };
  });

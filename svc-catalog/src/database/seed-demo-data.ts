import { join } from 'node:path';
import { type AddressOf, type MediaSettings, openMediaStore, storeDemoPictures } from '@dealership/service-kit/media';
import type { DataSource, EntityManager } from 'typeorm';
import { Make } from '../makes/make.entity.js';
import { UpcomingVehicle } from '../upcoming-vehicles/upcoming-vehicle.entity.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { type DemoData, picturesOf, readDemoData } from './demo-data.js';

export interface SeedOptions {
  demoDataDir: string;
  media: MediaSettings;
  log: (line: string) => void;
}

const HOUR = 3_600_000;
const HOURS_BETWEEN_ARRIVALS = 53;

const hasStock = async (manager: EntityManager): Promise<boolean> =>
  (await manager.exists(Vehicle)) || (await manager.exists(UpcomingVehicle));

/** The first of a list came in last, the others one by one over the weeks before. */
const arrivals = <Item>(items: Item[], now: number): (Item & { createdAt: Date })[] =>
  items.map((item, index) => ({ ...item, createdAt: new Date(now - HOUR - index * HOURS_BETWEEN_ARRIVALS * HOUR) })).reverse();

async function insertStock(manager: EntityManager, data: DemoData, addressOf: AddressOf): Promise<void> {
  const now = Date.now();
  const vehicles = arrivals(data.vehicles, now).map(({ price, images, ...vehicle }) => ({
    ...vehicle,
    price: price === null ? null : String(price),
    images: images.map(addressOf),
  }));
  const upcomingVehicles = arrivals(data.upcomingVehicles, now).map(({ image, ...vehicle }) => ({
    ...vehicle,
    imageUrl: addressOf(image),
  }));
  await manager.insert(Vehicle, vehicles);
  await manager.insert(UpcomingVehicle, upcomingVehicles);
  // What staff call a make already stays.
  await manager.createQueryBuilder().insert().into(Make).values(data.makes).orIgnore().execute();
}

/** Fills an empty catalogue with the demo stock. Returns false when there was stock already, which then stays as it is. */
export async function seedDemoData(dataSource: DataSource, { demoDataDir, media, log }: SeedOptions): Promise<boolean> {
  if (await hasStock(dataSource.manager)) return false;
  const data = await readDemoData(demoDataDir);
  const store = await openMediaStore(media);
  const addressOf = await storeDemoPictures(join(demoDataDir, 'pictures'), picturesOf(data), store, log);
  return dataSource.transaction(async (manager) => {
    // Two seeds at once: the second finds the stock of the first.
    await manager.query('LOCK TABLE catalog.vehicle, catalog.upcoming_vehicle IN SHARE ROW EXCLUSIVE MODE');
    if (await hasStock(manager)) return false;
    await insertStock(manager, data, addressOf);
    log(`vehicles ${data.vehicles.length}, upcoming vehicles ${data.upcomingVehicles.length}`);
    return true;
  });
}

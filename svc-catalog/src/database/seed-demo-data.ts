import { join } from 'node:path';
import {
  type AddressOf,
  type MediaOptions,
  openMediaStore,
  storeDemoDocuments,
  storeDemoPictures,
} from '@dealership/service-kit/media';
import type { DataSource, EntityManager } from 'typeorm';
import { Make } from '../makes/make.entity.js';
import { UpcomingVehicle } from '../upcoming-vehicles/upcoming-vehicle.entity.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { type DemoData, documentsOf, picturesOf, readDemoData } from './demo-data.js';

export interface SeedOptions {
  demoDataDir: string;
  media: MediaOptions;
  log: (line: string) => void;
}

const HOUR = 3_600_000;
const HOURS_BETWEEN_ARRIVALS = 53;

const hasStock = async (manager: EntityManager): Promise<boolean> =>
  (await manager.exists(Vehicle)) || (await manager.exists(UpcomingVehicle));

/** The first item is the newest; the others arrived one by one over the weeks before. */
const arrivals = <Item>(items: Item[], now: number): (Item & { createdAt: Date })[] =>
  items.map((item, index) => ({ ...item, createdAt: new Date(now - HOUR - index * HOURS_BETWEEN_ARRIVALS * HOUR) })).reverse();

type DemoVehicle = DemoData['vehicles'][number];

const amount = (aed: number | null): string | null => (aed === null ? null : String(aed));

/** The row of a vehicle, with the addresses of its files. */
function toRow({ price, purchasePrice, costs, documents, translations, ...vehicle }: DemoVehicle, addressOf: AddressOf) {
  const byAddress = (alts: Record<string, string>) =>
    Object.fromEntries(Object.entries(alts).map(([picture, alt]) => [addressOf(picture), alt]));
  const texts = Object.entries(translations).map(([language, { imageAlts, ...rest }]) => [
    language,
    { ...rest, ...(imageAlts && { imageAlts: byAddress(imageAlts) }) },
  ]);
  return {
    ...vehicle,
    price: amount(price),
    purchasePrice: amount(purchasePrice),
    salePrice: null,
    nextPrice: null,
    costs: amount(costs),
    images: vehicle.images.map(addressOf),
    spin: vehicle.spin.map(addressOf),
    imageAlts: byAddress(vehicle.imageAlts),
    documents: documents.map(({ kind, file }) => ({ kind, url: addressOf(file) })),
    translations: Object.fromEntries(texts) as typeof translations,
  };
}

async function insertStock(manager: EntityManager, data: DemoData, addressOf: AddressOf): Promise<void> {
  const now = Date.now();
  const vehicles = arrivals(data.vehicles, now).map(({ createdAt, ...vehicle }) => ({ ...toRow(vehicle, addressOf), createdAt }));
  const upcomingVehicles = arrivals(data.upcomingVehicles, now).map(({ image, ...vehicle }) => ({
    ...vehicle,
    imageUrl: addressOf(image),
  }));
  await manager.insert(Vehicle, vehicles);
  await manager.insert(UpcomingVehicle, upcomingVehicles);
  // Keep names already entered by staff.
  await manager.createQueryBuilder().insert().into(Make).values(data.makes).orIgnore().execute();
}

/** Fills an empty catalogue with the demo stock. Returns false, and changes nothing, if there is stock already. */
export async function seedDemoData(dataSource: DataSource, { demoDataDir, media, log }: SeedOptions): Promise<boolean> {
  if (await hasStock(dataSource.manager)) return false;
  const data = await readDemoData(demoDataDir);
  const store = await openMediaStore(media);
  const pictureOf = await storeDemoPictures(join(demoDataDir, 'pictures'), picturesOf(data), store, log);
  const documents = await storeDemoDocuments(demoDataDir, documentsOf(data), store);
  const addressOf: AddressOf = (file) => documents.get(file) ?? pictureOf(file);
  return dataSource.transaction(async (manager) => {
    // When two seeds run concurrently, the second must see the stock of the first.
    await manager.query('LOCK TABLE catalog.vehicle, catalog.upcoming_vehicle IN SHARE ROW EXCLUSIVE MODE');
    if (await hasStock(manager)) return false;
    await insertStock(manager, data, addressOf);
    log(`vehicles ${data.vehicles.length}, upcoming vehicles ${data.upcomingVehicles.length}`);
    return true;
  });
}

import { join } from 'node:path';
import { DOCUMENT_KINDS, newUpcomingVehicle, newVehicle } from '@dealership/contracts';
import { readDemoList } from '@dealership/service-kit/media';
import { z } from 'zod';

// Pictures and documents are paths and prices are numbers; everything else is as staff enter it.
const { images: _images, spin: _spin, documents: _documents, price: _price, ...known } = newVehicle.shape;

const demoVehicle = z.strictObject({
  ...known,
  price: z.number().nullable(),
  images: z.array(z.string()),
  spin: z.array(z.string()).default([]),
  documents: z.array(z.strictObject({ kind: z.enum(DOCUMENT_KINDS), file: z.string() })).default([]),
});

const { imageUrl: _imageUrl, ...announced } = newUpcomingVehicle.shape;

const demoUpcomingVehicle = z.strictObject({ ...announced, image: z.string() });

const demoMake = z.strictObject({
  name: z.string(),
  arabic: z.string(),
  japanese: z.string(),
  spellings: z.array(z.string()),
});

export interface DemoData {
  vehicles: z.infer<typeof demoVehicle>[];
  upcomingVehicles: z.infer<typeof demoUpcomingVehicle>[];
  /** The makes of the demo stock with their names in other scripts. */
  makes: z.infer<typeof demoMake>[];
}

/** The demo stock, newest first. Pictures are paths below `pictures`, documents below the demo data's own folder. */
export const readDemoData = async (dir: string): Promise<DemoData> => ({
  vehicles: await readDemoList(join(dir, 'vehicles.json'), demoVehicle),
  upcomingVehicles: await readDemoList(join(dir, 'upcoming-vehicles.json'), demoUpcomingVehicle),
  makes: await readDemoList(join(dir, 'makes.json'), demoMake),
});

/** Every picture in the demo data, without duplicates. */
export const picturesOf = ({ vehicles, upcomingVehicles }: DemoData): string[] => [
  ...new Set([...vehicles.flatMap(({ images, spin }) => [...images, ...spin]), ...upcomingVehicles.map(({ image }) => image)]),
];

/** Every document in the demo data, without duplicates. */
export const documentsOf = ({ vehicles }: DemoData): string[] => [
  ...new Set(vehicles.flatMap(({ documents }) => documents.map(({ file }) => file))),
];

import { join } from 'node:path';
import { FUEL_TYPES, TRANSMISSIONS } from '@dealership/contracts';
import { readDemoList } from '@dealership/service-kit/media';
import { z } from 'zod';

const demoVehicle = z.strictObject({
  make: z.string(),
  model: z.string(),
  year: z.int(),
  mileage: z.int(),
  price: z.number().nullable(),
  transmission: z.enum(TRANSMISSIONS),
  fuelType: z.enum(FUEL_TYPES),
  origin: z.string().nullable(),
  engineSize: z.string().nullable(),
  cylinders: z.int().nullable(),
  description: z.string(),
  images: z.array(z.string()),
  featured: z.boolean(),
  justArrived: z.boolean(),
  specialOffer: z.boolean(),
  allElectric: z.boolean(),
  sold: z.boolean(),
  reserved: z.boolean(),
});

const demoUpcomingVehicle = z.strictObject({
  name: z.string(),
  description: z.string(),
  estimatedArrival: z.string(),
  price: z.string(),
  image: z.string(),
  featured: z.boolean(),
});

const demoMake = z.strictObject({
  name: z.string(),
  arabic: z.string(),
  japanese: z.string(),
  spellings: z.array(z.string()),
});

export interface DemoData {
  vehicles: z.infer<typeof demoVehicle>[];
  upcomingVehicles: z.infer<typeof demoUpcomingVehicle>[];
  /** What the makes of the demo stock are called in other scripts. */
  makes: z.infer<typeof demoMake>[];
}

/** The demo stock, newest first. Pictures are paths below the folder `pictures`. */
export const readDemoData = async (dir: string): Promise<DemoData> => ({
  vehicles: await readDemoList(join(dir, 'vehicles.json'), demoVehicle),
  upcomingVehicles: await readDemoList(join(dir, 'upcoming-vehicles.json'), demoUpcomingVehicle),
  makes: await readDemoList(join(dir, 'makes.json'), demoMake),
});

/** Every picture of the demo data once. */
export const picturesOf = ({ vehicles, upcomingVehicles }: DemoData): string[] => [
  ...new Set([...vehicles.flatMap(({ images }) => images), ...upcomingVehicles.map(({ image }) => image)]),
];

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from '@dealership/service-kit/media';
import { ServiceClient } from '@dealership/service-kit/service-client';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AURELIO, CatalogServer, found, missing } from '../../../test/support/servers/catalog-server.js';
import { DEFAULT_LOGO_PNG } from '../../emails/default-logo.js';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { EmailVehicles } from './email-vehicles.js';

const JPEG = 'ffd8ff';

const catalog = new CatalogServer();
let folder: string;
let picture: string;
let vehicles: EmailVehicles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'email-vehicles-'));
  picture = await (await openMediaStore({ folder })).put(DEFAULT_LOGO_PNG);
  await catalog.start();
  vehicles = new EmailVehicles(new CatalogClient(new ServiceClient({ url: catalog.url, timeoutMs: 5000 })), {
    media: { folder },
  });
});

beforeEach(() => {
  catalog.answers = {
    '/api/vehicles/7': found({ ...AURELIO, images: [picture] }),
    '/api/upcoming-vehicles/3': found({
      ...{ name: 'Aurelio Notte 2027', imageUrl: picture, price: 'AED 450,000' },
      ...{ arrivalMonth: '2027-09', estimatedArrival: 'Autumn 2027' },
    }),
  };
});

afterAll(async () => {
  await catalog.stop();
  await rm(folder, { recursive: true });
});

const start = (content: Buffer | undefined) => content?.subarray(0, 3).toString('hex');

it('returns a vehicle’s name, and its first picture as a JPEG', async () => {
  const car = await vehicles.vehicle(7, 'request-0007');
  expect(car?.vehicle).toMatchObject({ year: 2024, make: 'Aurelio', model: 'Vento' });
  expect(start(car?.picture)).toBe(JPEG);
  expect(catalog.requestIds.at(-1)).toBe('request-0007');
});

it('returns the picture, the estimated arrival and price of an upcoming vehicle', async () => {
  const car = await vehicles.upcomingVehicle(3, null);
  expect([start(car?.picture), car?.estimatedPrice]).toEqual([JPEG, 450_000]);
  expect(car?.arrival).toEqual({ arrivalMonth: '2027-09', estimatedArrival: 'Autumn 2027' });
});

it.each([[['/media/../secret']], [[]]])('omits a picture that cannot be read: %j', async (images) => {
  catalog.answers['/api/vehicles/7'] = found({ ...AURELIO, images });
  expect(await vehicles.vehicle(7, null)).toMatchObject({ vehicle: { make: 'Aurelio' }, picture: undefined });
});

it('returns nothing for an unknown vehicle, without an id, or while the catalogue is unavailable', async () => {
  catalog.answers = { '/api/vehicles/7': missing('VEHICLE_NOT_FOUND'), '/api/vehicles/8': { status: 500, body: {} } };
  for (const id of [7, 8, undefined]) expect(await vehicles.vehicle(id, null)).toBeUndefined();
});

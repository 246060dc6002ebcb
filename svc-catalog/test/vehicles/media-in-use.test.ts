import { signServiceToken } from '@dealership/service-kit/staff';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Catalog, OWN, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const PATH = '/internal/media-in-use';
const idOf = (digit: string): string => `${digit.repeat(32)}-1600x1067`;

it("answers svc-content with the distinct ids of all vehicles' pictures and documents", async () => {
  const addresses = ['a', 'b'].map((digit) => `/media/${idOf(digit)}/1600.webp`);
  const document = { kind: 'auction-sheet', url: `/media/${'d'.repeat(32)}-pdf/document.pdf` } as const;
  await catalog.add({ documents: [document], spin: [`/media/${idOf('e')}/480.webp`], images: [] });
  await catalog.add({ images: addresses }, { images: [...addresses, 'https://cars.example/c.jpg'], sold: true }, { images: [] });
  const upcoming = { name: 'A', description: 'B', estimatedArrival: 'May', price: '1', imageUrl: `/media/${idOf('c')}/480.avif` };
  await catalog.asStaff('post', '/api/upcoming-vehicles').send(upcoming).expect(201);
  const { body } = await catalog
    .get(PATH)
    .set('authorization', `Bearer ${signServiceToken(OWN, 'svc-content')}`)
    .expect(200);
  expect(body.toSorted()).toEqual([...['a', 'b', 'c'].map(idOf), `${'d'.repeat(32)}-pdf`, idOf('e')]);
});

it('refuses everybody else', async () => {
  await catalog.asAnonymous('get', PATH).expect(401);
  await catalog.asStaff('get', PATH).expect(401);
  await catalog
    .get(PATH)
    .set('authorization', `Bearer ${signServiceToken(OWN, 'notifier')}`)
    .expect(401);
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type request from 'supertest';
import { type Content, PLAIN_SHOWCASE, RED_PIXEL, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const PATH = '/api/customer-showcase';
const SHOWCASE = {
  clientName: 'Omar Nasser',
  clientReview: 'As it was described.\nThank you.',
  carMake: 'Orsenza',
  carModel: 'Altavia',
  carYear: 2023,
  carImage: 'https://cars.example/b.jpg',
};

const change = (id: number | undefined, changes: object): request.Test => content.asStaff('put', `${PATH}/${id}`).send(changes);

it('a showcase by staff is shown with its defaults, and audited', async () => {
  const { body } = await content.asStaff('post', PATH).send(SHOWCASE).expect(201);
  expect(body).toMatchObject({ ...SHOWCASE, rating: 5, featured: false, version: 1 });
  expect((await content.asStaff('get', '/api/staff/customer-showcase')).body).toEqual([body]);
  expect(await content.audit()).toMatchObject([
    { session_id: 'session-1', action: 'create', entity: 'customer-showcase', entity_id: body.id, before: null, after: SHOWCASE },
  ]);
});

it('a showcase is refused with its invalid fields, and nothing is stored', async () => {
  const wrong = { ...SHOWCASE, clientName: ' ', carYear: 'new', rating: 6, carImage: 'javascript:alert(1)' };
  const { body } = await content.asStaff('post', PATH).send(wrong).expect(400);
  expect(body.errors).toEqual([
    { path: 'clientName', message: "Please enter the client's name" },
    { path: 'carYear', message: 'Please enter the year of the car' },
    { path: 'carImage', message: 'A picture must be an address (https:// or /media/) or an uploaded image file' },
    { path: 'rating', message: 'The rating must be 1 to 5' },
  ]);
  expect(await content.audit()).toEqual([]);
});

it('a change keeps omitted fields, stores an embedded picture as a file, and is audited', async () => {
  const [id] = await content.addShowcases({});
  const carImage = `data:image/png;base64,${RED_PIXEL.toString('base64')}`;
  const { body } = await change(id, { carImage, rating: 4 }).expect(200);
  expect(body).toMatchObject({ ...PLAIN_SHOWCASE, rating: 4, version: 2, carImage: expect.stringMatching(/-1x1\/1\.webp$/) });
  await content.get(body.carImage).expect(200);
  expect(await content.audit()).toMatchObject([
    { action: 'update', entity_id: id, before: { carImage: '/media/car.webp', rating: 5 }, after: { rating: 4 } },
  ]);
});

it('a showcase may lack a picture, initially or later', async () => {
  const { carImage: _, ...pictureless } = SHOWCASE;
  const { body: made } = await content.asStaff('post', PATH).send(pictureless).expect(201);
  expect(made.carImage).toBeNull();
  const [id] = await content.addShowcases({});
  expect((await change(id, { carImage: '' }).expect(200)).body.carImage).toBeNull();
  expect((await change(id, { rating: 4 }).expect(200)).body).toMatchObject({ carImage: null, rating: 4 });
});

it('one of two concurrent changes of the same version is refused', async () => {
  const [id] = await content.addShowcases({});
  const answers = await Promise.all([3, 4].map((rating) => change(id, { rating, version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a deleted showcase is removed; an unknown one is a 404', async () => {
  const [id] = await content.addShowcases({});
  await content.asStaff('delete', `${PATH}/${id}`).expect(204);
  expect((await content.get(PATH)).body).toEqual([]);
  expect((await content.asStaff('delete', `${PATH}/${id}`).expect(404)).body.code).toBe('CUSTOMER_SHOWCASE_NOT_FOUND');
  expect((await change(id, { rating: 1 }).expect(404)).body.code).toBe('CUSTOMER_SHOWCASE_NOT_FOUND');
});

it('staff read the audit by entity and page', async () => {
  const [id] = await content.addShowcases({});
  await change(id, { rating: 1 }).expect(200);
  await content.asStaff('delete', `${PATH}/${id}`).expect(204);
  const { body } = await content.asStaff('get', '/api/audit/content?entity=customer-showcase').expect(200);
  expect(body).toMatchObject({ total: 2, page: 1, items: [{ action: 'delete' }, { action: 'update' }] });
  expect((await content.asStaff('get', '/api/audit/content?entity=blog-post').expect(200)).body.total).toBe(0);
  await content.asStaff('get', '/api/audit/content?page=x').expect(400);
});

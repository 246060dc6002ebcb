import { fakeService } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { sitemap } from './sitemap.js';

const service = fakeService('catalog');

it('has every vehicle and every upcoming one, from all pages of their lists', async () => {
  service.answers = {
    '/api/vehicles/pages?page=2': { status: 200, body: [{ id: 2, image: null }] },
    '/api/vehicles/pages': { status: 200, body: [{ id: 1, image: '/media/a.webp' }], next: '/api/vehicles/pages?page=2' },
    '/api/upcoming-vehicles?page=2': { status: 200, body: [{ id: 4, imageUrl: null }] },
    '/api/upcoming-vehicles': { status: 200, body: [{ id: 3, imageUrl: null }], next: '/api/upcoming-vehicles?page=2' },
  };
  expect(await sitemap()).toEqual([
    { path: '/inventory' },
    { path: '/vehicle/1', images: ['/media/a.webp'] },
    { path: '/vehicle/2', images: [] },
    { path: '/upcoming-vehicle/3', images: [] },
    { path: '/upcoming-vehicle/4', images: [] },
  ]);
});

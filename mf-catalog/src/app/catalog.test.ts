import { findRoute } from '@dealership/ui-kit/lifecycles';
import { expect, it } from '@jest/globals';
import { catalog } from './catalog.js';

it('sends the plural address of an upcoming vehicle to the singular one', () => {
  const found = findRoute(catalog.routes, '/upcoming-vehicles/5');
  expect(found?.route.movedTo?.(found.params)).toBe('/upcoming-vehicle/5');
  expect(findRoute(catalog.routes, '/upcoming-vehicle/5')?.route.movedTo).toBeUndefined();
});

it('offers the sections that the home page asks for', async () => {
  for (const name of ['featured-vehicles', 'upcoming-vehicles'])
    expect(await catalog.sections?.[name]?.load()).toMatchObject({
      Section: expect.any(Function),
      prefetch: expect.any(Function),
    });
});

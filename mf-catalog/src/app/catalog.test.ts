import { findRoute, isMoved } from '@dealership/ui-kit/lifecycles';
import { expect, it } from '@jest/globals';
import { catalog } from './catalog.js';

it('redirects the plural URL of an upcoming vehicle to the singular one', () => {
  const { route, params } = findRoute(catalog.pages, '/upcoming-vehicles/5') ?? {};
  expect(route && params && isMoved(route) && route.movedTo(params)).toBe('/upcoming-vehicle/5');
  expect(findRoute(catalog.pages, '/upcoming-vehicle/5')?.route).toMatchObject({ chunk: 'upcoming-vehicle' });
});

it("exports the sections of the shell's pages", async () => {
  for (const name of ['featured-vehicles', 'newest-vehicles', 'upcoming-vehicles'])
    expect(await catalog.sections?.[name]?.load()).toMatchObject({
      Section: expect.any(Function),
      prefetch: expect.any(Function),
    });
});

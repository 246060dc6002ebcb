import { SETTING_NAMES } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { SETTING_GROUPS } from './setting-groups.js';

it('contains every setting once', () => {
  expect(Object.values(SETTING_GROUPS).flat().sort()).toEqual([...SETTING_NAMES].sort());
});

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineEnv } from './define-env.js';

const env = defineEnv(
  {
    PORT: z.coerce.number().int(),
    METRICS_PORT: z.coerce.number().optional(),
    KEY: z.string().optional(),
    ID: z.string().optional(),
  },
  ({ KEY, ID }, wrong) => {
    if (KEY && !ID) wrong('ID', 'must be set with KEY');
  },
);

describe('an environment', () => {
  it('returns its values; empty text counts as not set', () => {
    expect(env.parse({ PORT: '80', KEY: '', OTHER: 'x' })).toEqual({ PORT: 80 });
    expect(env.problems({ PORT: '80' })).toEqual([]);
  });

  it('names every invalid variable', () => {
    expect(() => env.parse({ PORT: 'x', METRICS_PORT: 'y' })).toThrow(
      /^The environment is not complete:\n {2}PORT: .*\n {2}METRICS_PORT: .*$/,
    );
  });

  it('names violated rules across variables', () => {
    expect(env.problems({ PORT: '80', KEY: 'k' })).toEqual(['ID: must be set with KEY']);
    expect(env.problems({ PORT: '80', METRICS_PORT: '80' })).toEqual(['METRICS_PORT: must be another port than PORT']);
  });
});

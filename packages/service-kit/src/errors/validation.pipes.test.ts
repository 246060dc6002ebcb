import { SETTING_NAMES, settingNamed } from '@dealership/contracts';
import { endpointAt, endpointsOf } from '@dealership/contracts/api';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { AppError } from './app-error.js';
import { schemaPipe } from './validation.pipes.js';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const SCHEMAS: [string, unknown][] = [
  ...endpointsOf().flatMap(({ name, body, query }): [string, unknown][] => [
    [`the body of ${name}`, body],
    [`the query of ${name}`, query],
  ]),
  ...SETTING_NAMES.map((name): [string, unknown] => [`the setting ${name}`, settingNamed(name).form.schema]),
];

const WRONG: unknown[] = [5, 'x', '', true, null, [], {}, [{}], -1, 1e12, 'x'.repeat(60_000), undefined];

/** A value of that schema's structure whose leaves, from some depth on, are all the wrong one. */
function filled(schema: JsonSchema, wrong: unknown, depth: number): unknown {
  if (depth === 0) return wrong;
  const inner = (part: unknown) => filled(part as JsonSchema, wrong, depth - 1);
  const structure = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(
    (part) => typeof part === 'object' && (part.properties || part.items),
  ) as JsonSchema | undefined;
  if (structure?.properties)
    return Object.fromEntries(Object.entries(structure.properties).map(([name, part]) => [name, inner(part)]));
  return structure?.items ? [inner(structure.items)] : wrong;
}

async function problems(schema: unknown, value: unknown): Promise<{ path: string; message: string }[]> {
  try {
    await schemaPipe.transform(value, { type: 'body', schema: schema as never });
    return [];
  } catch (error) {
    return (error as AppError).toBody('').errors ?? [];
  }
}

describe('a request with wrong values', () => {
  it.each(SCHEMAS.filter(([, schema]) => schema))('has a message for people for every field of %s', async (_, schema) => {
    const structure = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
    const messages = new Set<string>();
    for (const wrong of WRONG)
      for (const depth of [0, 1, 2, 3, 4])
        for (const { message } of await problems(schema, filled(structure, wrong, depth))) messages.add(message);
    expect([...messages].filter((message) => /^(Invalid|Too (big|small)|Unrecognized|Expected)/.test(message))).toEqual([]);
  });

  it.each([
    ['/api/contact', { phone: 5 }, 'phone', 'This must be text'],
    ['/api/import-request', { countryOfOrigin: 'Mars' }, 'countryOfOrigin', 'Please choose one of the options'],
    ['/api/admin/login', {}, 'password', 'Please enter the password'],
    ['/api/admin/login', { password: '' }, 'password', 'Please enter the password'],
  ])('to %s is refused with the message of its field: %j', async (to, body, path, message) => {
    expect(await problems(endpointAt('POST', to).body, body)).toContainEqual({ path, message });
  });
});

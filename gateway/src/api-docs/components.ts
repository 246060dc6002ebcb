import { isDeepStrictEqual } from 'node:util';
import { namedShapes } from '@dealership/contracts/api';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

export type OpenApiVersion = '3.0' | '3.1';

/** The dialect of JSON Schema of each version, by zod's names. */
const TARGETS = { '3.0': 'openapi-3.0', '3.1': 'draft-2020-12' } as const;

const PREFIX = '#/components/schemas/';
/** Marks a named shape until all of zod's passes over the JSON schema are done. */
const MARK = 'x-name';

/** zod states the limits of JavaScript's integers, which say nothing about a field. */
function leaveOutSafeIntegers(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Converts zod schemas to JSON schemas of an OpenAPI document. Shapes that have a name are components of it. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  constructor(private readonly version: OpenApiVersion) {}

  /** The schema, or a reference to it if it has a name. */
  referenceTo(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, ...whole } = z.toJSONSchema(schema, {
      io,
      target: TARGETS[this.version],
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        leaveOutSafeIntegers(jsonSchema);
        const name = namedShapes.get(zodSchema);
        if (name) jsonSchema[MARK] = name;
      },
    });
    return this.withReferences(whole) as JsonSchema;
  }

  /** The schema with every reference in it replaced by what it refers to. */
  resolved<T>(schema: T): T {
    if (Array.isArray(schema)) return schema.map((item) => this.resolved(item)) as T;
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref, ...own } = schema as { $ref?: string };
    const target = $ref ? this.schemas[$ref.slice(PREFIX.length)] : {};
    return Object.fromEntries(Object.entries({ ...target, ...own }).map(([key, value]) => [key, this.resolved(value)])) as T;
  }

  private withReferences(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((item) => this.withReferences(item));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { [MARK]: name, ...shape } = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, key === MARK ? value : this.withReferences(value)]),
    );
    if (!name) return shape;
    // A description belongs to the place where the shape is used, and so does OpenAPI 3.0's word for null.
    const { description, nullable, ...component } = shape;
    this.add(name as string, component);
    const reference = { $ref: `${PREFIX}${name}` };
    return { ...(nullable ? { nullable, allOf: [reference] } : reference), ...(description !== undefined && { description }) };
  }

  private add(name: string, component: JsonSchema): void {
    if (!isDeepStrictEqual(this.schemas[name] ?? component, component)) throw new Error(`Two shapes have the name ${name}`);
    this.schemas[name] = component;
  }
}

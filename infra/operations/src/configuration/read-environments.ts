import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { type Environment, environmentOf, processNames } from './environments.ts';
import { comments, importSources } from './source-hooks.ts';

/** A variable as docs/configuration.md shows it. */
export interface Variable {
  name: string;
  required: boolean;
  default?: unknown;
  comment?: string;
  schema: { type?: string; enum?: string[]; minimum?: number; maximum?: number; format?: string; minLength?: number };
}

export type Described = Record<string, Variable[]>;

/** What is wrong with the environment of each process; no entry where nothing is. */
export type Problems = Record<string, string[]>;

type Schema = z.ZodType;

function describe(name: string, schema: Schema): Variable {
  const absent = schema.safeParse(undefined);
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Variable['schema'] & {
    default?: unknown;
  };
  return { name, required: !absent.success, default: jsonSchema.default, comment: comments.get(name), schema: jsonSchema };
}

function problemsOf({ shape, rule }: Environment, env: Record<string, string>): string[] {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  const result = z.object(shape).safeParse(given);
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  rule?.(result.data as never, (variable, message) => problems.push(`${variable}: ${message}`));
  return problems;
}

async function describeAll(): Promise<Described> {
  const described: Described = {};
  for (const name of processNames) {
    const { shape } = await environmentOf(name);
    described[name] = Object.entries(shape).map(([variable, schema]) => describe(variable, schema as Schema));
  }
  return described;
}

async function checkAll(environments: Record<string, Record<string, string>>): Promise<Problems> {
  const found: Problems = {};
  for (const [name, env] of Object.entries(environments)) {
    const problems = problemsOf(await environmentOf(name), env);
    if (problems.length) found[name] = problems;
  }
  return found;
}

// Usage: node read-environments.ts describe, or check with { process: environment } as JSON on the standard input.
importSources();
const [task] = process.argv.slice(2);
const answer = task === 'check' ? await checkAll((await json(process.stdin)) as never) : await describeAll();
process.stdout.write(JSON.stringify(answer));

import type { Env } from '@dealership/server-kit';
import { z } from 'zod';

const HEAD = `# Configuration

Made by \`npm run docs:configuration\` from the files that read the environment (\`src/env.ts\`, \`src/server/env.ts\`); edit those.

A process reads its environment once, at its start, and ends with exit code 78, naming every variable that is missing or wrong.
Empty text counts as not set. **must be set** has no default. With docker compose a secret is a file: \`NAME_FILE\` says which, and
\`infra/docker/make-secrets.sh\` makes them. The variables of \`npm start\` are in the [README](../README.md), those of the Stripe
simulator in [its own](../infra/stripe-simulator/README.md).

An **initial value** applies until staff publish another one under Settings and texts; from then on the published value applies, on every
replica and without a restart. All other variables belong to the operator: secrets, addresses of processes, limits, and what mail servers need.
`;

const TEXT_LIMIT = 60;

/** A variable and the processes that read it, each with its own schema. */
interface Variable {
  name: string;
  read: Map<string, z.ZodType>;
}

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

function kindOf(schema: z.ZodType): string {
  const { MIN_SAFE_INTEGER: MIN, MAX_SAFE_INTEGER: MAX } = Number;
  const { type, enum: choices, minimum = MIN, maximum = MAX, format, minLength = 0 } = jsonSchemaOf(schema);
  if (choices) return choices.join(', ');
  if (type === 'integer' || type === 'number') {
    if (maximum < MAX) return `${minimum} to ${maximum}`;
    return minimum > MIN ? `number from ${minimum}` : 'number';
  }
  if (format === 'uri') return 'address';
  if (format === 'email') return 'e-mail address';
  return minLength > 1 ? `text of ${minLength} characters or more` : 'text';
}

function defaultOf(schema: z.ZodType): string {
  if (isRequired(schema)) return '**must be set**';
  const { default: standard } = jsonSchemaOf(schema);
  if (standard === undefined) return '–';
  return String(standard).length > TEXT_LIMIT ? 'see the source' : `\`${standard}\``;
}

/** Its readers' descriptions, attributed if they differ. */
function meaningOf({ read }: Variable): string {
  const readers = Map.groupBy(read.keys(), (process) => read.get(process)?.description ?? '');
  const texts = [...readers].map(([text, names]) => (readers.size > 1 ? `${names.join(', ')}: ${text}` : text));
  return texts.join(' ');
}

function cellsOf(variable: Variable): string[] {
  const schemas = [...variable.read.values()];
  // If any process requires it, the page says that it must be set.
  const strictest = schemas.find(isRequired) ?? schemas[0];
  return strictest ? [`\`${variable.name}\``, kindOf(strictest), defaultOf(strictest), meaningOf(variable)] : [];
}

function table(head: string[], lines: string[][]): string {
  const rows = [head, head.map(() => '---'), ...lines].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  return rows.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Every variable once, by name. */
function variablesOf(environments: Record<string, Env>): Variable[] {
  const variables = new Map<string, Variable>();
  for (const [process, { shape }] of Object.entries(environments))
    for (const [name, schema] of Object.entries(shape)) {
      const variable = variables.get(name) ?? { name, read: new Map() };
      variables.set(name, variable);
      variable.read.set(process, schema as z.ZodType);
    }
  return [...variables.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** docs/configuration.md: first the shared variables, then those of each process. */
export function configurationDocument(environments: Record<string, Env>): string {
  const variables = variablesOf(environments);
  const head = ['variable', 'value', 'default', 'meaning'];
  const shared = variables
    .filter(({ read }) => read.size > 1)
    .map((shown) => [...cellsOf(shown), [...shown.read.keys()].join(', ')]);
  const own = Object.keys(environments).flatMap((process) => {
    const lines = variables.filter(({ read }) => read.size === 1 && read.has(process)).map(cellsOf);
    return lines.length ? [`## ${process}\n\n${table(head, lines)}\n`] : [];
  });
  return [HEAD, `## Several processes\n\n${table([...head, 'read by'], shared)}\n`, ...own].join('\n');
}

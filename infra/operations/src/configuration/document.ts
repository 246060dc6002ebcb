import { meanings } from './meanings.ts';
import type { Described, Variable } from './read-environments.ts';

const HEAD = `# Configuration

Made by \`npm run docs:configuration\` from the files that read the environment (\`src/env.ts\`, \`src/server/env.ts\`); edit those.

A process reads its environment once, at its start, and ends with exit code 78, naming every variable that is missing or wrong.
Empty text counts as not set. **must be set** has no default. With docker compose a secret is a file: \`NAME_FILE\` says which, and
\`infra/docker/make-secrets.sh\` makes them. The variables of \`npm start\` are in the [README](../README.md), those of the Stripe
simulator in [its own](../infra/stripe-simulator/README.md).
`;

const TEXT_LIMIT = 60;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function kindOf({ schema }: Variable): string {
  const { type, enum: choices, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER, format, minLength } = schema;
  if (choices) return choices.join(', ');
  if (type === 'integer' || type === 'number') {
    if (maximum < Number.MAX_SAFE_INTEGER) return `${minimum} to ${maximum}`;
    return minimum > Number.MIN_SAFE_INTEGER ? `number from ${minimum}` : 'number';
  }
  if (format === 'uri') return 'address';
  if (format === 'email') return 'e-mail address';
  return minLength && minLength > 1 ? `text of ${minLength} characters or more` : 'text';
}

function defaultOf({ required, default: standard }: Variable): string {
  if (required) return '**must be set**';
  if (standard === undefined) return '–';
  const text = String(standard);
  return text.length > TEXT_LIMIT ? 'see the source' : `\`${text}\``;
}

export const meaningOf = ({ name, comment }: Variable): string => meanings[name] ?? comment ?? '';

const table = (rows: [Variable, string[]][], withReaders: boolean): string => {
  const head = ['variable', 'value', 'default', 'meaning', ...(withReaders ? ['read by'] : [])];
  const lines = rows.map(([variable, readers]) => [
    `\`${variable.name}\``,
    kindOf(variable),
    defaultOf(variable),
    meaningOf(variable),
    ...(withReaders ? [readers.join(', ')] : []),
  ]);
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.map(cell).join(' | ')} |`).join('\n');
};

/** docs/configuration.md: first what several processes read, then what each reads alone. */
export function configurationDocument(described: Described): string {
  const variables = new Map<string, [Variable, string[]]>();
  for (const [name, read] of Object.entries(described))
    for (const variable of read) {
      const known = variables.get(variable.name);
      // Where one can do without it and another cannot, the page says that it must be set.
      variables.set(variable.name, [known?.[0].required ? known[0] : variable, [...(known?.[1] ?? []), name]]);
    }
  const rows = [...variables.values()].sort(([a], [b]) => (a.name < b.name ? -1 : 1));
  const shared = rows.filter(([, readers]) => readers.length > 1);
  const own = Object.keys(described).flatMap((name) => {
    const only = rows.filter(([, readers]) => readers.length === 1 && readers[0] === name);
    return only.length ? [`## ${name}\n\n${table(only, false)}\n`] : [];
  });
  return [HEAD, `## Several processes\n\n${table(shared, true)}\n`, ...own].join('\n');
}

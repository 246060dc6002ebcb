import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './support/root.ts';

export interface ComposeService {
  image: string;
  build?: { dockerfile: string; args: Record<string, string> };
  profiles?: string[];
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string | number>;
  secrets?: string[];
  ports?: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  restart: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  mem_limit: string;
  stop_grace_period?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
}

const VARIABLE = /\$\{([A-Z_]+)(:?-)((?:[^${}]|\$\{[^}]*\})*)\}/;

/** Substitutes variables as compose does: `${A:-b}` is b for an empty A too, `${A-b}` only for an unset A. */
function interpolate(text: string, env: Record<string, string>): string {
  const found = VARIABLE.exec(text);
  if (!found) return text.replaceAll('$$', '$');
  const [all, name = '', operator, fallback = ''] = found;
  const value = operator === ':-' ? env[name] || fallback : (env[name] ?? fallback);
  return interpolate(
    text.replace(all, () => value),
    env,
  );
}

/** '1m', '20s' */
export const secondsOf = (duration: string): number => Number.parseInt(duration, 10) * (duration.endsWith('m') ? 60 : 1);

/** docker-compose.yml with the variables of an .env. */
export function readCompose(env: Record<string, string> = {}): ComposeFile {
  const fill = (_key: unknown, value: unknown) => (typeof value === 'string' ? interpolate(value, env) : value);
  const options = { merge: true, maxAliasCount: -1 };
  return parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), fill, options);
}

/** The lines of an .env file. */
export const readDotEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The environment of a service's process, with the text of each secret from its file. */
export function environmentOf(
  { environment = {} }: ComposeService,
  dotEnv: Record<string, string>,
  secret: (name: string) => string,
): Record<string, string> {
  const texts = Object.entries(environment).map(([name, value]) => [name, String(value)] as const);
  const read = texts.map(([name, value]) =>
    value.startsWith('/run/secrets/')
      ? [name.slice(0, -'_FILE'.length), secret(value.slice('/run/secrets/'.length))]
      : [name, value],
  );
  return { ...dotEnv, ...Object.fromEntries(read) };
}

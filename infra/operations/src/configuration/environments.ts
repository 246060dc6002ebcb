import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { root } from '../../../embedded/src/root.ts';

type Wrong = (variable: string, message: string) => void;

/** What a process reads, as its own code says it. */
export interface Environment {
  shape: z.ZodRawShape;
  /** What several variables have to be to each other. */
  rule?: (env: never, wrong: Wrong) => void;
}

declare global {
  var recordEnvironment: (shape: Environment['shape'], rule?: Environment['rule']) => unknown;
}

/** The file that reads the environment of a process, and what to call or take of it; nothing where loading the file reads it. */
const SOURCES: Record<
  string,
  { file: string; call?: string; shape?: string; rule?: string; check?: [file: string, name: string] }
> = {
  gateway: { file: 'gateway/src/env.ts', shape: 'gatewayEnvShape', rule: 'gatewayEnvRule' },
  'svc-catalog': { file: 'svc-catalog/src/env.ts', call: 'serviceEnv' },
  'svc-inquiries': { file: 'svc-inquiries/src/env.ts', call: 'readHttpEnv' },
  notifier: { file: 'svc-inquiries/src/env.ts', call: 'readWorkerEnv' },
  'svc-content': { file: 'svc-content/src/env.ts', call: 'serviceEnv' },
  'svc-payments': {
    file: 'svc-payments/src/env.ts',
    call: 'readHttpEnv',
    check: ['svc-payments/src/stripe/stripe-options.ts', 'stripeOptions'],
  },
  shell: { file: 'shell/src/server/env.ts' },
  'mf-catalog': { file: 'mf-catalog/src/server/env.ts' },
  'mf-services': { file: 'mf-services/src/server/env.ts' },
  'mf-blog': { file: 'mf-blog/src/server/env.ts' },
  'mf-admin': { file: 'mf-admin/src/server/env.ts' },
};

export const processNames = Object.keys(SOURCES);

const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, file)).href);

// What loading or calling the file reads; its values do not matter to anybody.
const nothing = new Proxy({}, { get: () => '' });

const wrongIfThrows =
  (check: (env: never) => void): Environment['rule'] =>
  (env, wrong) => {
    try {
      check(env);
    } catch (error) {
      const [variable = '', ...message] = (error as Error).message.split(': ');
      wrong(variable, message.join(': '));
    }
  };

/** Asks the process's own sources. Needs `importSources`. */
export async function environmentOf(name: string): Promise<Environment> {
  const source = SOURCES[name];
  if (!source) throw new Error(`${name}: it is not known which file reads its environment (infra/operations)`);
  let recorded: Environment | undefined;
  globalThis.recordEnvironment = (shape, rule) => {
    recorded = { shape, rule };
    return nothing;
  };
  const module = await load(source.file);
  if (source.call) (module[source.call] as () => unknown)();
  if (source.shape) recorded = { shape: module[source.shape], rule: module[source.rule ?? ''] } as Environment;
  if (!recorded) throw new Error(`${source.file} does not read an environment`);
  if (!source.check) return recorded;
  const [file, check] = source.check;
  return { ...recorded, rule: wrongIfThrows((await load(file))[check] as () => void) };
}

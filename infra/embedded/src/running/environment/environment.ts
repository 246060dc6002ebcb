import { join } from 'node:path';
import { POSTGRES_PORT, type SiteFacts, type SiteProcess } from '@dealership/topology';
import { mediaFolder } from './data-dir.ts';
import type { Secrets } from './secrets.ts';

export const QUEUE_ROLE = 'queue';
export const DATABASE = 'dealership';

export interface SiteSettings {
  /** Absolute. */
  root: string;
  dataDir: string;
  /** Variables set by whoever starts the site. */
  env: NodeJS.ProcessEnv;
  ports: Record<string, number>;
  secrets: Secrets;
  processes: SiteProcess[];
  watch: boolean;
}

export const roleUrl = ({ ports, secrets }: SiteSettings, role: string): string =>
  `postgres://${role}:${secrets.get(`role.${role}`)}@127.0.0.1:${ports[POSTGRES_PORT.variable]}/${DATABASE}`;

function factsOf(settings: SiteSettings): SiteFacts {
  const port = (variable: string): number => {
    const value = settings.ports[variable];
    if (value === undefined) throw new Error(`The topology declares no port ${variable}`);
    return value;
  };
  return {
    port,
    url(name) {
      const process = settings.processes.find((entry) => entry.name === name);
      if (!process) throw new Error(`The topology has no process ${name}`);
      return `http://127.0.0.1:${port(process.port.variable)}`;
    },
    setting: (variable, fallback) => settings.env[variable] || fallback,
    secret: (name) => settings.secrets.get(name),
    databaseUrl: (schema) => roleUrl(settings, schema),
    mediaDir: settings.env.MEDIA_DIR || mediaFolder(settings.dataDir),
    mailDir: join(settings.dataDir, 'mail'),
    stripeFile: join(settings.dataDir, 'stripe.json'),
  };
}

/** Inherited by every command; npm's own variables and the admin's secrets are left out. */
export function commonEnv({
  root,
  env,
  watch,
}: Pick<SiteSettings, 'root' | 'env' | 'watch'>): NodeJS.ProcessEnv & { NODE_ENV: string } {
  // A single metrics port cannot serve every part.
  const own = (variable: string) => /^(npm_|ADMIN_)|^METRICS_PORT$/.test(variable);
  const inherited = Object.entries(env).filter(([variable]) => !own(variable));
  return {
    ...Object.fromEntries(inherited),
    PATH: `${join(root, 'node_modules/.bin')}:${env.PATH ?? ''}`,
    NODE_ENV: watch ? 'development' : 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    LOG_LEVEL: env.LOG_LEVEL || (watch ? 'info' : 'warn'),
  };
}

function queueEnv(settings: SiteSettings): Record<string, string> {
  const { REDIS_URL } = settings.env;
  return REDIS_URL ? { REDIS_URL } : { QUEUE_DATABASE_URL: roleUrl(settings, QUEUE_ROLE) };
}

/** The public address of the site. */
export const publicUrl = ({ env, ports }: SiteSettings): string => env.PUBLIC_URL || `http://localhost:${ports.PORT}`;

/** Pages of the fictional dealer. A dealer without them sets them to nothing. */
const DEMO_DEALER = {
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/',
  SOCIAL_FACEBOOK: 'https://www.facebook.com/',
  SOCIAL_YOUTUBE: 'https://www.youtube.com/',
};

/**
 * Fifteen programs share one machine: a quarter of the default young-generation size (MB), which would fill up at the
 * start, and a garbage collection after it.
 */
const SMALL_HEAP = `--max-semi-space-size=4 --import=${new URL('../collect-when-idle.mjs', import.meta.url)}`;

/** The whole environment of one process, and of its migrations and demo data. */
export function environmentOf(process: SiteProcess, settings: SiteSettings): NodeJS.ProcessEnv {
  const facts = factsOf(settings);
  const own = process.env?.(facts);
  return {
    ...DEMO_DEALER,
    ...commonEnv(settings),
    HOST: '127.0.0.1',
    PORT: String(facts.port(process.port.variable)),
    PUBLIC_URL: publicUrl(settings),
    ...(process.database && { DATABASE_URL: facts.databaseUrl(process.database.schema) }),
    ...(process.queue && queueEnv(settings)),
    ...own,
    NODE_OPTIONS: [settings.env.NODE_OPTIONS, SMALL_HEAP, own?.NODE_OPTIONS].filter(Boolean).join(' '),
    // One pool of native memory instead of one for each thread.
    MALLOC_ARENA_MAX: settings.env.MALLOC_ARENA_MAX || '1',
  };
}

export const argumentsOf = (process: SiteProcess, settings: SiteSettings): string[] => process.args?.(factsOf(settings)) ?? [];

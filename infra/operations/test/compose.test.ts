import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processes } from '@dealership/topology';
import { describe, expect, it } from '@jest/globals';
import { checkEnvironments } from '../src/configuration/environments.ts';
import { type ComposeService, environmentOf, readCompose, readDotEnv, secondsOf } from './compose-file.ts';
import { addressesIn } from './support/addresses.ts';
import { longestEnd } from './support/longest-end.ts';
import { root } from './support/root.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const isOnce = (name: string): boolean => /^(migrate|operations|seed-)/.test(name);
const ourParts = services.filter(([, { image }]) => image.startsWith('dealership/'));
const described = processes.filter(({ simulated }) => !simulated);

const serviceOf = (name: string): ComposeService => {
  const service = compose.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
};

const environments = (env: Record<string, string>, secretsFolder: string) => {
  const file = readCompose(env);
  const secret = (name: string) => readFileSync(join(secretsFolder, name), 'utf8').trim();
  return Object.fromEntries(
    described.map(({ name }) => [name, environmentOf(file.services[name] ?? serviceOf(name), env, secret)] as const),
  );
};

describe('docker-compose.yml and the topology', () => {
  it('have the same parts, with simulated services in the profile demo only', () => {
    const parts = ourParts.filter(([name]) => !isOnce(name));
    expect(parts.map(([name]) => name).sort()).toEqual(processes.map(({ name }) => name).sort());
    for (const { name, simulated } of processes) expect([name, serviceOf(name).profiles]).toEqual([name, simulated && ['demo']]);
  });

  it.each(processes.map((process) => [process.name, process] as const))(
    'run %s from the same file, our own parts on port 8080, and use the same health path',
    (name, process) => {
      const { build, entrypoint, environment, healthcheck } = serviceOf(name);
      const entry =
        entrypoint?.at(-1) ?? (build?.args.WORKSPACE ? `${build.args.WORKSPACE}/dist/server/server.js` : build?.args.ENTRY);
      expect(entry).toBe(process.entry);
      expect(environment?.PORT).toBe(process.simulated ? process.port.default : 8080);
      // The default path of infra/docker/healthcheck.mjs.
      expect(healthcheck?.test?.[3] ?? '/health/ready').toBe(process.health ?? '/health/ready');
    },
  );

  it('start in the same order', () => {
    for (const { name, after = [] } of processes)
      expect(Object.keys(serviceOf(name).depends_on ?? {})).toEqual(expect.arrayContaining(after));
  });

  it('give every process enough time to shut down', async () => {
    for (const [name, values] of Object.entries(environments({}, join(root, 'infra/docker/demo-secrets')))) {
      const grace = secondsOf(serviceOf(name).stop_grace_period ?? '') * 1000;
      expect([name, grace > (await longestEnd(name, values))]).toEqual([name, true]);
    }
  });

  it('migrate every schema before its service starts', () => {
    for (const { name, database } of processes) {
      if (!database) continue;
      expect(serviceOf('migrate').secrets).toContain(`${database.schema}_database_url`);
      expect(serviceOf(name).depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' });
    }
  });
});

describe('the environments of docker-compose.yml', () => {
  it('let every process start as a demo, with the demo secrets', async () => {
    expect(await checkEnvironments(environments({}, join(root, 'infra/docker/demo-secrets')))).toEqual({});
  });

  it('let every process start in production, with generated secrets and the example .env', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    try {
      execFileSync(join(root, 'infra/docker/make-secrets.sh'), [folder]);
      const hash = readFileSync(join(root, 'infra/docker/demo-secrets/admin_password_hash'), 'utf8');
      const filledIn = { admin_password_hash: hash, smtp_url: 'smtps://mail.example' };
      for (const [name, text] of Object.entries(filledIn)) writeFileSync(join(folder, name), text);
      const dotEnv = readDotEnv('infra/docker/production.env.example');
      expect(await checkEnvironments(environments(dotEnv, folder))).toEqual({});
      expect(readdirSync(folder).sort()).toEqual(Object.keys(compose.secrets).sort());
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reject the Stripe simulator in production', async () => {
    const dotEnv = { SITE_ENV: 'production' };
    const problems = await checkEnvironments(environments(dotEnv, join(root, 'infra/docker/demo-secrets')));
    expect(problems['svc-payments']?.join()).toContain('STRIPE_API_URL: is for the simulator');
  });

  it('give each service exactly the secrets that its variables name', () => {
    for (const [name, { environment = {}, secrets = [] }] of ourParts) {
      const named = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.*)/.exec(String(value))?.[1] ?? []);
      expect([name, [...secrets].sort()]).toEqual([name, named.sort()]);
    }
  });

  it('set NODE_ENV=development where the demo secrets are used', () => {
    // Production images refuse them.
    for (const [name, { environment = {}, secrets = [] }] of ourParts)
      if (secrets.length) expect([name, environment.NODE_ENV]).toEqual([name, 'development']);
  });

  it('contain no secrets', () => {
    for (const [name, { environment = {} }] of services)
      for (const [variable, value] of Object.entries(environment))
        if (/SECRET|PASSWORD|_KEY|DATABASE_URL|REDIS_URL|SMTP_URL/.test(variable))
          expect([name, variable, value]).toEqual([name, variable, expect.stringMatching(/^\/run\/secrets\//)]);
  });

  it('address other parts by a name and port on a shared network', () => {
    for (const [name, { environment = {}, networks }] of ourParts)
      for (const [variable, { hostname, port }] of addressesIn(environment)) {
        if (hostname === 'localhost') continue;
        const target = serviceOf(hostname);
        expect([name, variable, String(target.environment?.PORT)]).toEqual([name, variable, port]);
        expect([name, variable, target.networks.some((network) => networks.includes(network))]).toEqual([name, variable, true]);
      }
  });
});

describe('every service of docker-compose.yml', () => {
  it.each(services)('%s has resource limits, cannot gain privileges and has a pinned image', (name, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.image).toMatch(/:(local|v?\d+\.\d+\.\d+|\d+\.\d+(\.\d+)?-\w+)$/);
    expect(service.restart).toBe(isOnce(name) ? 'no' : 'unless-stopped');
  });

  it('has a health check if it keeps running', () => {
    const silent = services.filter(([name, { healthcheck }]) => !isOnce(name) && !healthcheck?.test).map(([name]) => name);
    // The image of node-exporter has no HTTP client.
    expect(silent).toEqual(['node-exporter']);
  });

  it('is published only if it is the gateway or receives mail, or on this machine with a profile', () => {
    const published = services.filter(([name, { ports }]) => ports && name !== 'gateway' && name !== 'notifier');
    for (const [name, { ports = [], profiles = [] }] of published)
      expect([name, profiles.length > 0, ports.every((port) => port.startsWith('127.0.0.1:'))]).toEqual([name, true, true]);
    // Until the operator sets it.
    expect(serviceOf('notifier').ports).toEqual(['127.0.0.1:1026:2525']);
  });

  it('has internet access only if needed, and database access only if it owns a schema', () => {
    const outward = services.filter(([, { networks }]) => networks.some((network) => !compose.networks[network]?.internal));
    const without = outward.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(without.sort()).toEqual(['gateway', 'notifier', 'svc-catalog', 'svc-payments']);
    const withDatabase = services.filter(([, { networks }]) => networks.includes('database')).map(([name]) => name);
    expect(withDatabase.filter((name) => /^(gateway|shell|mf-)/.test(name))).toEqual([]);
  });
});

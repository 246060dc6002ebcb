import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processes } from '@dealership/topology';
import { describe, expect, it } from '@jest/globals';
import { checkEnvironments } from '../../src/configuration/environments.ts';
import { addressesIn } from '../support/addresses.ts';
import { longestEnd } from '../support/longest-end.ts';
import { root } from '../support/root.ts';
import { base, type Container, documentsOf, filesOf, kustomizationOf, ofKind, type PodTemplate } from './kubernetes-files.ts';
import {
  containerOf,
  deploymentOf,
  deployments,
  environmentOf,
  httpPortOf,
  pods,
  SECRETS,
  site,
  wanted,
} from './kubernetes-pods.ts';
import { renderOverlay } from './kubernetes-rendering.ts';

const imagesOf = (object: object) => [...JSON.stringify(object).matchAll(/"image":"([^"]*)"/g)].map(([, image]) => image);

const secretNames = ({ env }: Container) => env.flatMap(({ valueFrom }) => (valueFrom ? [valueFrom.secretKeyRef] : []));

describe('infra/kubernetes and the topology', () => {
  it('have the same processes, each on port 8080', () => {
    const ports = Object.fromEntries([...deployments].map(([name, { spec }]) => [name, httpPortOf(spec.template)]));
    expect(ports).toEqual(Object.fromEntries(wanted.map(({ name }) => [name, 8080])));
  });

  it('give every process an environment with which it starts', async () => {
    const environments = wanted.map(({ name }) => [name, environmentOf(containerOf(deploymentOf(name)))]);
    expect(await checkEnvironments(Object.fromEntries(environments))).toEqual({});
  });

  it('address other parts by an existing service and port', () => {
    const services = ofKind<{ ports: { port: number }[] }>('Service');
    for (const { name } of wanted)
      for (const [variable, { hostname, port }] of addressesIn(environmentOf(containerOf(deploymentOf(name))))) {
        expect([name, variable, services.get(hostname)?.spec.ports[0]?.port]).toEqual([name, variable, Number(port)]);
        expect([name, variable, httpPortOf(deploymentOf(hostname))]).toEqual([name, variable, Number(port)]);
      }
  });

  it('pass the gateway its minimum number of replicas', () => {
    const replicas = Number(environmentOf(containerOf(deploymentOf('gateway'))).GATEWAY_REPLICAS);
    expect(ofKind('HorizontalPodAutoscaler').get('gateway')?.spec).toMatchObject({ minReplicas: replicas });
  });

  it('give every process enough time to shut down', async () => {
    for (const { name } of wanted) {
      const template = deploymentOf(name);
      // Kubernetes' default is 30 s.
      const { terminationGracePeriodSeconds: grace = 30 } = template.spec;
      const end = await longestEnd(name, environmentOf(containerOf(template)));
      expect([name, grace * 1000 > end]).toEqual([name, true]);
    }
  });

  it('migrate every schema with the role that owns it', () => {
    const [, migrate] = pods.find(([name]) => name === 'migrate') ?? [];
    const urls = processes.flatMap(({ database }) => (database ? [`${database.schema.toUpperCase()}_DATABASE_URL`] : []));
    expect(containerOf(migrate as PodTemplate).env.map(({ name }) => name)).toEqual(expect.arrayContaining(urls));
  });
});

describe('every pod', () => {
  it.each(pods)('%s meets the restricted standard and has limits', (_name, { spec }) => {
    const container = containerOf({ spec } as PodTemplate);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({ requests: { cpu: expect.any(String), memory: expect.any(String) } });
    expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
    expect(spec.volumes).toEqual([{ name: 'tmp', emptyDir: expect.anything() }]);
  });

  it.each(wanted.map(({ name, health = '/health/ready' }) => [name, health] as const))(
    '%s has probes, an autoscaler and a disruption budget',
    (name, health) => {
      const { startupProbe, readinessProbe, livenessProbe } = containerOf(deploymentOf(name));
      const probed = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet);
      const at = (path: string) => ({ path, port: 'http' });
      expect(probed).toEqual([at(health), at(health), at('/health/live')]);
      expect(ofKind('HorizontalPodAutoscaler').get(name)?.spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { name } });
      expect(ofKind('PodDisruptionBudget').get(name)?.spec).toMatchObject({ maxUnavailable: 1 });
      // Replicas belong to the autoscaler; a number here would reset them at each release.
      expect(deployments.get(name)?.spec.replicas).toBeUndefined();
    },
  );
});

describe('secrets', () => {
  it('are references to secrets whose creation docs/operations.md describes', () => {
    const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const [name, template] of pods)
      for (const secret of secretNames(containerOf(template))) {
        expect([name, `${secret.name}/${secret.key}` in SECRETS]).toEqual([name, true]);
        expect([secret.name, guide.includes(`generic ${secret.name} `), guide.includes(`${secret.key}=`)]).toEqual([
          secret.name,
          true,
          true,
        ]);
      }
  });

  it('are in no file', () => {
    const kinds = base.map(({ kind }) => kind);
    expect(kinds).not.toContain('Secret');
    for (const [name, template] of pods)
      for (const { name: variable, value } of containerOf(template).env)
        if (/SECRET|PASSWORD|_KEY|DATABASE_URL|REDIS_URL|SMTP_URL/.test(variable))
          expect([name, variable, value]).toEqual([name, variable, undefined]);
    expect(Object.keys(site).filter((variable) => /SECRET|PASSWORD|_KEY$|_KEY_ID|DATABASE|REDIS|SMTP/.test(variable))).toEqual(
      [],
    );
  });
});

describe('the production overlay', () => {
  it('pins the registry and tag of each image', () => {
    const { registry, tag } = documentsOf('overlays/production/release.yaml')[0]?.data ?? {};
    expect(tag).toMatch(/^(?!latest)\w[\w.-]*$/);
    const images = renderOverlay().flatMap(imagesOf);
    expect(images).toHaveLength(pods.length);
    for (const image of images) expect(image).toMatch(new RegExp(`^${registry}/[a-z-]+:${tag}$`));
  });

  it('patches only objects of the base', () => {
    for (const { path } of kustomizationOf('overlays/production').patches)
      for (const { kind, metadata } of documentsOf(`overlays/production/${path}`))
        expect([...ofKind(kind).keys()]).toContain(metadata.name);
  });
});

describe('the base', () => {
  it('includes every file', () => {
    const there = globSync(['infra/kubernetes/base/*.yaml', '{gateway,shell,mf-*,svc-*}/kubernetes/*.yaml'], { cwd: root });
    const used = [...filesOf('base'), ...kustomizationOf('base').patches.map(({ path }) => `base/${path}`)];
    const resources = there.filter((file) => !file.endsWith('/kustomization.yaml'));
    expect(resources.sort()).toEqual(used.map((file) => join('infra/kubernetes', file)).sort());
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processes } from '@dealership/topology';
import { root } from '../support/root.ts';
import { type Container, type Deployment, documentsOf, ofKind, type PodTemplate } from './kubernetes-files.ts';

/** Valid secrets, by name and key; a reference to anything else is a mistake. */
export const SECRETS: Record<string, string> = {
  ...Object.fromEntries(
    ['admin', 'accounts', 'catalog', 'content', 'inquiries', 'payments'].map((name) => [
      `database-${name}/url`,
      `postgres://${name}:x@db.example/dealership`,
    ]),
  ),
  'redis/url': 'rediss://:x@redis.example:6379',
  ...Object.fromEntries(
    ['secret', 'svc-accounts', 'svc-catalog', 'svc-content', 'svc-inquiries', 'svc-payments'].map((key) => [
      `service-token/${key}`,
      'x'.repeat(64),
    ]),
  ),
  'second-factor/key': 'x'.repeat(64),
  'reply-address/key': 'x'.repeat(64),
  'staff/password-hash': readFileSync(join(root, 'infra/docker/demo-secrets/admin_password_hash'), 'utf8').trim(),
  'staff/totp-secret': 'A'.repeat(32),
  'mail/smtp-url': 'smtps://user:x@mail.example',
  'stripe/secret-key': 'sk_live_x',
  'stripe/publishable-key': 'pk_live_x',
  'stripe/webhook-secret': 'whsec_x',
  'exchange-rate/key': 'x',
  'media/access-key-id': 'x',
  'media/secret-access-key': 'x',
};

export const deployments = ofKind<Deployment['spec']>('Deployment');
export const wanted = processes.filter(({ simulated }) => !simulated);
export const site = { ...ofKind('ConfigMap').get('site')?.data, ...documentsOf('overlays/production/site.yaml')[0]?.data };

export const containerOf = (template: PodTemplate): Container => {
  const [container, ...others] = template.spec.containers;
  if (!container || others.length) throw new Error('A pod has one container');
  return container;
};

/** The port on which a pod serves. */
export const httpPortOf = (template: PodTemplate): number | undefined =>
  containerOf(template).ports?.find(({ name }) => name === 'http')?.containerPort;

export const deploymentOf = (name: string): PodTemplate => {
  const found = deployments.get(name);
  if (!found) throw new Error(`infra/kubernetes/base has no deployment ${name}`);
  return found.spec.template;
};

export const environmentOf = (container: Container): Record<string, string> => ({
  ...(container.envFrom && site),
  ...Object.fromEntries(
    container.env.map(({ name, value, valueFrom }) => [
      name,
      value ?? SECRETS[`${valueFrom?.secretKeyRef.name}/${valueFrom?.secretKeyRef.key}`] ?? '',
    ]),
  ),
});

export const pods = [...deployments.values(), ...ofKind<Deployment['spec']>('Job').values()].map(
  ({ metadata, spec }) => [metadata.name, spec.template] as const,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from '../support/root.ts';
import { patched } from './kubernetes-patch.ts';

export interface Probe {
  httpGet: { path: string; port: string };
}

export interface EnvVariable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}

export interface Container {
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef: { name: string } }[];
  env: EnvVariable[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: object;
    automountServiceAccountToken: boolean;
    terminationGracePeriodSeconds?: number;
    containers: Container[];
    volumes: object[];
  };
}

export interface Peer {
  podSelector?: { matchLabels: Record<string, string> };
}

export interface PolicySpec {
  podSelector: { matchLabels?: Record<string, string> };
  policyTypes: string[];
  ingress?: { from: Peer[]; ports: { port: number }[] }[];
  egress?: { to: Peer[]; ports: { port: number }[] }[];
}

interface Resource<Kind extends string, Spec> {
  kind: Kind;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Spec;
  data?: Record<string, string>;
}

export type Deployment = Resource<'Deployment', { template: PodTemplate; replicas?: number }>;

const folderOf = (folder: string) => join(root, 'infra/kubernetes', folder);

export const documentsOf = (file: string): Resource<string, never>[] =>
  parseAllDocuments(readFileSync(folderOf(file), 'utf8')).map((document) => {
    // Such as a duplicate field.
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });

const replacement = z.strictObject({
  source: z.strictObject({ kind: z.literal('ConfigMap'), name: z.string(), fieldPath: z.string().startsWith('data.') }),
  targets: z.array(
    z.strictObject({
      select: z.strictObject({ kind: z.string() }),
      fieldPaths: z.tuple([z.literal('spec.template.spec.containers.[name=app].image')]),
      options: z.strictObject({ delimiter: z.string(), index: z.int() }),
    }),
  ),
});

/** The fields read here; kustomize has more. */
const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().default(''),
  resources: z.array(z.string()),
  patches: z.array(z.strictObject({ path: z.string(), target: z.strictObject({ kind: z.string() }).optional() })).default([]),
  replacements: z.array(replacement).default([]),
});

export type Kustomization = z.infer<typeof kustomization>;

export const kustomizationOf = (folder: string): Kustomization =>
  kustomization.parse(documentsOf(`${folder}/kustomization.yaml`)[0]);

/** The files of a kustomization and of its referenced folders. */
export const filesOf = (folder: string): string[] =>
  kustomizationOf(folder).resources.flatMap((name) =>
    name.endsWith('.yaml') ? [join(folder, name)] : filesOf(join(folder, name)),
  );

/** Defaults for all objects of a kind, by kind. */
const common = new Map(
  kustomizationOf('base').patches.map(({ path, target }) => {
    const { metadata: _, ...patch } = documentsOf(`base/${path}`)[0] as Resource<string, never>;
    return [target?.kind, patch];
  }),
);

/** The base's resources, each with its kind's defaults. */
export const base = filesOf('base')
  .flatMap(documentsOf)
  .map((resource) => (common.has(resource.kind) ? (patched(resource, common.get(resource.kind)) as typeof resource) : resource));

/** The base's resources of a kind, by name. */
export const ofKind = <Spec>(kind: string): Map<string, Resource<string, Spec>> =>
  new Map(base.filter((resource) => resource.kind === kind).map((resource) => [resource.metadata.name, resource as never]));

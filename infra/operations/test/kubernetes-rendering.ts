import { type Container, documentsOf, type Kustomization, kustomizationOf } from './kubernetes-files.ts';

type Tree = { [field: string]: unknown };

export interface KubernetesObject extends Tree {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

const OVERLAY = 'overlays/production';

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A strategic merge patch without lists: how those are merged depends on the field. */
function patched(value: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) throw new Error('A patch with a list is not rendered here');
  if (!isTree(value) || !isTree(patch)) return patch;
  const fields = Object.entries(patch).map(([field, part]) => [field, patched(value[field], part)]);
  return { ...value, ...Object.fromEntries(fields) };
}

/** The value with every container's image as the overlay names it. */
function withImages(value: unknown, images: Kustomization['images']): unknown {
  if (Array.isArray(value)) return value.map((entry) => withImages(entry, images));
  if (!isTree(value)) return value;
  const fields = Object.entries(value).map(([field, part]) => [field, withImages(part, images)]);
  const own = images.find(({ name }) => name === (value as Partial<Container>).image);
  return { ...Object.fromEntries(fields), ...(own && { image: `${own.newName}:${own.newTag}` }) };
}

const inNamespace = (object: KubernetesObject, namespace: string): KubernetesObject =>
  object.kind === 'Namespace' ? object : { ...object, metadata: { ...object.metadata, namespace } };

export const nameOf = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

const filesOf = (folder: string, files: string[]) =>
  files.flatMap((file) => documentsOf(`${folder}/${file}`) as unknown as KubernetesObject[]);

/** What `kubectl kustomize infra/kubernetes/overlays/production` says, for machines that have no kubectl. */
export function renderOverlay(): KubernetesObject[] {
  const { namespace, images, patches } = kustomizationOf(OVERLAY);
  const changes = new Map(
    filesOf(
      OVERLAY,
      patches.map(({ path }) => path),
    ).map((patch) => [nameOf(patch), patch]),
  );
  return filesOf('base', kustomizationOf('base').resources).map((object) => {
    const change = changes.get(nameOf(object));
    const whole = change ? patched(object, change) : object;
    return inNamespace(withImages(whole, images) as KubernetesObject, namespace);
  });
}

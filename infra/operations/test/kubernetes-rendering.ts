import { base, type Container, documentsOf, type Kustomization, kustomizationOf } from './kubernetes-files.ts';
import { isTree, patched, type Tree } from './kubernetes-patch.ts';

export interface KubernetesObject extends Tree {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

const OVERLAY = 'overlays/production';

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
  return (base as unknown as KubernetesObject[]).map((object) => {
    const change = changes.get(nameOf(object));
    const whole = change ? patched(object, change) : object;
    return inNamespace(withImages(whole, images) as KubernetesObject, namespace);
  });
}

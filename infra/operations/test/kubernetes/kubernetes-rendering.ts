import { base, documentsOf, type Kustomization, kustomizationOf, type PodTemplate } from './kubernetes-files.ts';
import { patched, type Tree } from './kubernetes-patch.ts';

export interface KubernetesObject extends Tree {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

const OVERLAY = 'overlays/production';

type Replacement = Kustomization['replacements'][number];

/** A text of an overlay-only object, which is not applied to the cluster. */
function textOf({ name, fieldPath }: Replacement['source']): string {
  const source = documentsOf(`${OVERLAY}/${name}.yaml`)[0]?.data?.[fieldPath.replace('data.', '')];
  if (source === undefined) throw new Error(`${name}.yaml has no ${fieldPath}`);
  return source;
}

const withPart = (text: string, { delimiter, index }: Replacement['targets'][number]['options'], part: string): string =>
  text.split(delimiter).toSpliced(index, 1, part).join(delimiter);

/** The object with the overlay's image names. */
function withImages(object: KubernetesObject, replacements: Replacement[]): KubernetesObject {
  const changes = replacements.flatMap(({ source, targets }) =>
    targets
      .filter(({ select }) => select.kind === object.kind)
      .map(
        ({ options }) =>
          (image: string) =>
            withPart(image, options, textOf(source)),
      ),
  );
  if (!changes.length) return object;
  const copy = structuredClone(object) as KubernetesObject & { spec: { template: PodTemplate } };
  for (const container of copy.spec.template.spec.containers)
    container.image = changes.reduce((image, change) => change(image), container.image);
  return copy;
}

const inNamespace = (object: KubernetesObject, namespace: string): KubernetesObject =>
  object.kind === 'Namespace' ? object : { ...object, metadata: { ...object.metadata, namespace } };

export const nameOf = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

/** The output of `kubectl kustomize infra/kubernetes/overlays/production`, without kubectl. */
export function renderOverlay(): KubernetesObject[] {
  const { namespace, patches, replacements } = kustomizationOf(OVERLAY);
  const changes = new Map(
    patches
      .flatMap(({ path }) => documentsOf(`${OVERLAY}/${path}`) as unknown as KubernetesObject[])
      .map((patch) => [nameOf(patch), patch]),
  );
  return (base as unknown as KubernetesObject[]).map((object) => {
    const change = changes.get(nameOf(object));
    const whole = change ? patched(object, change) : object;
    return inNamespace(withImages(whole as KubernetesObject, replacements), namespace);
  });
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { root } from '../support/root.ts';
import { type KubernetesObject, nameOf, renderOverlay } from './kubernetes-rendering.ts';
import { mistakesIn } from './kubernetes-schema.ts';

const rendered = renderOverlay();
const byName = (objects: KubernetesObject[]) => Object.fromEntries(objects.map((object) => [nameOf(object), object]));

/** A copy of a rendered object whose YAML has the first text replaced by the second. */
function misspelt(name: string, right: string, wrong: string): KubernetesObject {
  const text = JSON.stringify(byName(rendered)[name]);
  if (!text.includes(right)) throw new Error(`${name} has no ${right}`);
  return JSON.parse(text.replace(right, wrong));
}

describe('the objects of the production overlay', () => {
  it('match the Kubernetes API', async () => {
    expect(await mistakesIn(rendered)).toEqual([]);
  });

  it.each([
    ['an unknown field', 'Deployment gateway', '"readinessProbe"', '"readynessProbe"', 'readynessProbe'],
    ['a missing field', 'Deployment gateway', '"name":"app",', '', "'name' is missing"],
    ['a number for a text', 'Deployment gateway', '"value":"8080"', '"value":8080', "'number' is not assignable"],
    ['an unknown kind', 'Job migrate', '"kind":"Job"', '"kind":"Jobs"', "no exported member named 'Jobs'"],
    ['an unknown version', 'Ingress site', 'networking.k8s.io/v1', 'networking.k8s.io/v9', 'Cannot find module'],
  ])('would be rejected with %s', async (_what, name, right, wrong, reason) => {
    const [mistake, ...others] = await mistakesIn([misspelt(name, right, wrong)]);
    expect(mistake).toContain(reason);
    expect(others).toEqual([]);
  });

  const kustomize = spawnSync('kubectl', ['kustomize', join(root, 'infra/kubernetes/overlays/production')], { encoding: 'utf8' });

  (kustomize.error ? it.skip : it)('are those that kubectl makes', () => {
    expect(kustomize.stderr).toBe('');
    const made = parseAllDocuments(kustomize.stdout).map((document) => document.toJS());
    expect(byName(rendered)).toEqual(byName(made));
  });
});

import { describe, expect, it } from '@jest/globals';
import { addressesIn } from '../support/addresses.ts';
import { ofKind, type Peer, type PodTemplate, type PolicySpec } from './kubernetes-files.ts';
import { containerOf, deploymentOf, environmentOf, pods, wanted } from './kubernetes-pods.ts';

const policies = ofKind<PolicySpec>('NetworkPolicy');

interface Rule {
  peers: Peer[];
  ports: { port: number }[];
}

const PORT = 8080;

const isOf = ({ metadata }: PodTemplate, labels: Record<string, string> = { nobody: '' }): boolean =>
  Object.entries(labels).every(([label, value]) => metadata.labels[label] === value);

const allows = (rules: Rule[], name: string): boolean =>
  rules.some(
    ({ peers, ports }) =>
      peers.some(({ podSelector }) => isOf(deploymentOf(name), podSelector?.matchLabels)) &&
      ports.some((allowed) => allowed.port === PORT),
  );

/** Whether the caller's environment has the other part's address. */
const calls = (caller: string, callee: string): boolean =>
  addressesIn(environmentOf(containerOf(deploymentOf(caller)))).some(([, { host }]) => host === `${callee}:${PORT}`);

describe('the network', () => {
  it('denies everything that is not allowed', () => {
    expect(policies.get('default-deny')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('allows traffic exactly between parts whose environment names the other', () => {
    for (const { name: caller } of wanted)
      for (const { name: callee } of wanted) {
        const out = policies.get(caller)?.spec.egress?.map(({ to, ports }) => ({ peers: to, ports })) ?? [];
        const into = policies.get(callee)?.spec.ingress?.map(({ from, ports }) => ({ peers: from, ports })) ?? [];
        expect([caller, callee, allows(out, callee)]).toEqual([caller, callee, calls(caller, callee)]);
        expect([caller, callee, allows(into, caller)]).toEqual([caller, callee, calls(caller, callee)]);
      }
  });

  it.each([
    ['database', 'DATABASE_URL'],
    ['redis', 'REDIS_URL'],
    ['mail', 'SMTP_URL'],
  ])('allows access to the %s from those with %s', (place, variable) => {
    for (const [name, template] of pods) {
      const has = containerOf(template).env.some((entry) => entry.name.endsWith(variable));
      expect([name, template.metadata.labels[`dealership/reaches-${place}`]]).toEqual([name, has ? 'true' : undefined]);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { ofKind, type Peer, type PolicySpec } from './kubernetes-files.ts';
import { containerOf, deploymentOf, environmentOf, pods, wanted } from './kubernetes-pods.ts';

const policies = ofKind<PolicySpec>('NetworkPolicy');

interface Rule {
  peers: Peer[];
  ports: { port: number }[];
}

const allows = (rules: Rule[], name: string, port: number): boolean =>
  rules.some(
    ({ peers, ports }) =>
      peers.some(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name'] === name) &&
      ports.some((allowed) => allowed.port === port),
  );

describe('the network', () => {
  it('denies what is not allowed', () => {
    expect(policies.get('default-deny')?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('lets exactly those parts talk whose environment names the other', () => {
    for (const { name: caller } of wanted)
      for (const { name: callee, port } of wanted) {
        const named = Object.values(environmentOf(containerOf(deploymentOf(caller)))).includes(
          `http://${callee}:${port.default}`,
        );
        const out = policies.get(caller)?.spec.egress?.map(({ to, ports }) => ({ peers: to, ports })) ?? [];
        const into = policies.get(callee)?.spec.ingress?.map(({ from, ports }) => ({ peers: from, ports })) ?? [];
        expect([caller, callee, allows(out, callee, port.default)]).toEqual([caller, callee, named]);
        expect([caller, callee, allows(into, caller, port.default)]).toEqual([caller, callee, named]);
      }
  });

  it.each([
    ['database', 'DATABASE_URL'],
    ['redis', 'REDIS_URL'],
    ['mail', 'SMTP_URL'],
  ])('reaches the %s from those who have %s', (place, variable) => {
    for (const [name, template] of pods) {
      const has = containerOf(template).env.some((entry) => entry.name.endsWith(variable));
      expect([name, template.metadata.labels[`dealership/reaches-${place}`]]).toEqual([name, has ? 'true' : undefined]);
    }
  });
});

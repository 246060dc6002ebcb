import { globSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@dealership/contracts/api';
import { behindGateway } from '@dealership/topology';
import { describe, expect, it } from '@jest/globals';
import { loadEnvironments } from '../../src/configuration/environments.ts';
import { root } from '../support/root.ts';

describe('the contract', () => {
  it('registers every call of every domain under a unique name', async () => {
    const files = globSync('packages/contracts/src/**/endpoints.ts', { cwd: root });
    const domains: object[] = await Promise.all(files.map((file) => import(join(root, file))));
    const names = domains.flatMap((domain) => Object.keys(domain));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(allEndpoints)).toEqual(expect.arrayContaining(names));
  });

  it('assigns every call to the gateway or to a service of the topology', () => {
    const services = new Set(Object.values(allEndpoints).map(({ service }) => service));
    const wanted = behindGateway.filter((name) => name.startsWith('svc-')).map((name) => name.slice('svc-'.length));
    expect([...services].sort()).toEqual([...wanted, 'gateway'].sort());
  });
});

describe('the gateway', () => {
  it('has an address variable for each upstream in the topology', async () => {
    const { gateway } = await loadEnvironments();
    const addresses = Object.keys(gateway?.shape ?? {}).filter((name) => /^(SVC_\w+|MF_\w+|SHELL)_URL$/.test(name));
    expect(addresses.sort()).toEqual(behindGateway.map((name) => `${name.replaceAll('-', '_').toUpperCase()}_URL`).sort());
  });
});

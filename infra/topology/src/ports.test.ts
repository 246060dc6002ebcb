import { expect, it } from '@jest/globals';
import { BASE_PORTS, declaredPorts, portsFrom } from './ports.ts';
import { processes } from './processes.ts';

const sites = [
  declaredPorts(processes).map((port) => port.default),
  ...Object.values(BASE_PORTS).map((base) => Object.values(portsFrom(base).env).map(Number)),
];
const ports = sites.flat();

it('gives parallel sites different ports', () => {
  expect(new Set(ports).size).toBe(ports.length);
});

it('uses no port of the range for outgoing connections', () => {
  expect(ports.filter((port) => port >= 32_768 && port <= 60_999)).toEqual([]);
});

it('finds the port of a process by name', () => {
  const { env, of } = portsFrom(20_000);
  expect([of('gateway'), of('maildev'), of('postgres')].map(String)).toEqual([env.PORT, env.MAIL_WEB_PORT, env.POSTGRES_PORT]);
  expect(() => of('svc-nothing')).toThrow('The topology has no process svc-nothing');
});

import { afterEach, expect, it } from '@jest/globals';
import { launchChild } from './child.ts';
import type { Running } from './supervisor.ts';

const children: Running[] = [];

const launch = () => launchChild({ program: 'sleep', args: ['600'], cwd: '/', env: process.env, log: () => {} });

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop()));
});

it('registers one exit listener, however many programs there are', async () => {
  const listeners = process.listenerCount('exit');
  for (let program = 0; program < 12; program += 1) children.push(await launch());
  expect(process.listenerCount('exit')).toBe(listeners);
});

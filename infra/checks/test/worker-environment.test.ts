import { expect, it, jest } from '@jest/globals';

interface Environment {
  teardown(): Promise<void>;
}

const WorkerEnvironment = jest.requireActual<new (config: object, context: object) => Environment>(
  '@dealership/build-kit/jest/worker-environment',
);

const open = () => new WorkerEnvironment({ projectConfig: { fakeTimers: {} } }, {});

/** What a test file may leave behind. */
function leaveTraces() {
  for (const name of ['SIGUSR2', 'SIGWINCH', 'beforeExit', 'warning', 'worker']) process.on(name, () => undefined);
  Object.assign(globalThis, { left: 'by a test' });
  process.env.LEFT = 'by a test';
}

it('removes what a test file added to the process, to its environment and to the global scope', async () => {
  const warnings = process.listenerCount('warning');
  const environment = open();
  leaveTraces();
  await environment.teardown();
  expect([process.listenerCount('SIGUSR2'), process.listenerCount('warning')]).toEqual([0, warnings]);
  expect(process.env.LEFT).toBeUndefined();
  expect(globalThis).not.toHaveProperty('left');
});

it('keeps the listeners of the worker, however many files add some', async () => {
  const kept = () => undefined;
  process.on('message', kept);
  try {
    for (let file = 0; file < 20; file += 1) {
      const environment = open();
      leaveTraces();
      await environment.teardown();
    }
    expect(process.listeners('message')).toContain(kept);
  } finally {
    process.removeListener('message', kept);
  }
});

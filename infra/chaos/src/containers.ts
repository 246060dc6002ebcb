import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { until } from '@dealership/embedded-postgres';
import { type Container, crash, restart, runningContainers, stateOf } from '@dealership/topology/docker';
import { Gateways } from './containers/gateways.ts';
import { Load } from './containers/load.ts';

const { values } = parseArgs({
  options: { restart: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});

/** How long a container, and the site with it, may take to recover. */
const TIMEOUT_MS = 180_000;
const ONCE_MORE_MS = 2_000;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const { signal } = new AbortController();
const everything = await runningContainers();
const gateways = new Gateways(everything.filter(({ service }) => service === 'gateway'));
const load = new Load(() => gateways.next());

const isWell = async () => load.isWellSince(Date.now() - ONCE_MORE_MS);

/** Kills a container, waits until it and the whole site have recovered, and reports the visitors' view. */
async function trouble(container: Container) {
  const begun = Date.now();
  const before = await stateOf(container);
  await (values.restart ? restart(container) : crash(container));
  const isBack = async () => {
    const { started, healthy } = await stateOf(container);
    return started !== before.started && healthy;
  };
  await until(`${container.service} is well`, isBack, { timeout: TIMEOUT_MS, every: 200, signal });
  const healthy = Date.now() - begun;
  await pause(ONCE_MORE_MS);
  await until('visitors see nothing of it', isWell, { timeout: TIMEOUT_MS, every: 200, signal });
  const failed = load
    .since(begun)
    .filter((answer) => answer.failed)
    .toSorted((a, b) => a.at - b.at);
  const last = failed.at(-1)?.at ?? begun;
  return {
    'healthy after s': seconds(healthy),
    requests: load.since(begun).length,
    failed: failed.length,
    'failing for s': failed.length ? seconds(last - (failed[0]?.at ?? begun)) : '',
    'what failed': [...new Set(failed.map(({ what, outcome }) => `${what} ${outcome}`))].join(', '),
  };
}

const containers = everything.filter(({ service }) => !values.only || values.only.includes(service));
if (containers.length === 0) throw new Error('No container of docker-compose.yml runs here');
const rows: Record<string, Awaited<ReturnType<typeof trouble>>> = {};
try {
  await until('the site is well', isWell, { timeout: TIMEOUT_MS, every: 200, signal });
  for (const container of containers) {
    const row = await trouble(container);
    rows[`${container.service} ${container.id.slice(0, 4)}`] = row;
    console.log(container.service, JSON.stringify(row));
  }
} finally {
  load.stop();
  gateways.stop();
  console.table(rows);
}
const failed = Object.values(rows).reduce((sum, row) => sum + row.failed, 0);
if (values.restart && failed > 0) {
  console.error(`FAILED: ${failed} requests failed during restarts`);
  process.exitCode = 1;
}

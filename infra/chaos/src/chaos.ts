import { parseArgs } from 'node:util';
import { until } from '@dealership/embedded-postgres';
import type { RunningSite } from '@dealership/topology';
import { isSettled, look } from './findings.ts';
import { killParts, VICTIMS } from './kills.ts';
import { problems, table } from './report.ts';
import { startEmptySite } from './site.ts';
import { sendMessages } from './visitors.ts';

const VISITORS = 8;
/** Spreads the messages over the time of the kills; the outages themselves add as much again. */
const PER_KILL_MS = 3_500;
/** A job that the queue lost is found out after one to two minutes. */
const SETTLE_LIMIT_MS = 180_000;

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    keep: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: 'inquiries' | 'kills' | 'seed'): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} wants a whole number from 1, not '${values[name]}'`);
  return number;
}

const inquiries = wholeNumber('inquiries');
const each = wholeNumber('kills');
const seed = wholeNumber('seed');

const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Error(`stopped by ${name}`)));

async function play(site: RunningSite): Promise<string[]> {
  console.log(`${inquiries} inquiries; ${VICTIMS.join(', ')} are killed ${each} times each (--seed ${seed})`);
  const paceMs = (each * PER_KILL_MS * VISITORS) / inquiries;
  const [visits, kills] = await Promise.all([
    sendMessages({ count: inquiries, visitors: VISITORS, seed, paceMs, signal }),
    killParts({ site, seed, each, signal }),
  ]);
  const settled = async () => isSettled(await look(site, visits.receipts));
  await until('the mailbox is complete and quiet', settled, { timeout: SETTLE_LIMIT_MS, every: 200, signal }).catch(
    (error: Error) => {
      signal.throwIfAborted();
      console.error(error);
    },
  );
  const run = { inquiries, seed, visits, kills, found: await look(site, visits.receipts) };
  console.log(`\n${table(run)}\n`);
  return problems(run);
}

const site = await startEmptySite(signal);
void site.ended.then(() => stopping.abort(new Error(`The site ended by itself:\n${site.lastWords()}`)));
let found = ['the run did not come to its end'];
try {
  found = await play(site);
} catch (error) {
  console.error(signal.reason ?? error);
  stopping.abort();
} finally {
  await site.stop({ keep: values.keep || found.length > 0 });
}
for (const problem of found) console.error(`FAILED: ${problem}`);
if (found.length === 0) console.log('Nothing lost, nothing stored twice.');
process.exitCode = found.length ? 1 : 0;

import { parseArgs } from 'node:util';
import { until } from '@dealership/embedded-postgres';
import type { RunningSite } from '@dealership/topology';
import { runConversations, type Thread, TURNS } from './conversations/conversations.ts';
import { expected, type Scenario } from './expected.ts';
import { isSettled, look } from './findings.ts';
import { ALL_BUT_PAGES, INQUIRY_PARTS, killParts, noKills } from './kills.ts';
import { Mailbox } from './mailbox.ts';
import { runOrders } from './orders/orders.ts';
import { newTrade } from './orders/trade.ts';
import { reportProgress } from './progress.ts';
import { problems, type Run, table } from './report.ts';
import { PASSWORD, startEmptySite } from './site.ts';
import { newVisits, sendMessages } from './visitors.ts';

/** A lost job is detected after one to two minutes. */
const SETTLE_LIMIT_MS = 180_000;

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '1000' },
    conversations: { type: 'string' },
    orders: { type: 'string' },
    clients: { type: 'string', default: '20' },
    rate: { type: 'string', default: '30' },
    every: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    seeds: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: Exclude<keyof typeof values, 'keep'>): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} wants a whole number from 1, not '${values[name]}'`);
  return number;
}

const scenario: Scenario = values.conversations ? 'conversations' : values.orders ? 'orders' : undefined;
const seeds = Array.from({ length: wholeNumber('seeds') }, (_, index) => wholeNumber('seed') + index);
const requestedAmount =
  scenario === 'conversations' ? wholeNumber(scenario) / TURNS.length : wholeNumber(scenario ?? 'inquiries');
const wanted = expected(Math.ceil(requestedAmount / seeds.length), scenario);
const visitors = wholeNumber('clients');
const paceMs = (1000 * visitors) / wholeNumber('rate');
const everyMs = 1000 * wholeNumber('every');
const victims = scenario ? ALL_BUT_PAGES : INQUIRY_PARTS;
const what = {
  inquiries: `${wanted.inquiries} inquiries`,
  conversations: `${wanted.messages} messages in ${wanted.inquiries} conversations`,
  orders: `${wanted.orders} inquiries with an order each`,
}[scenario ?? 'inquiries'];

const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Error(`stopped by ${name}`)));

async function play(site: RunningSite, mailbox: Mailbox, seed: number): Promise<Run> {
  console.log(`${what} of ${visitors} visitors; ${victims.join(', ')} are killed (--seed ${seed})`);
  const visits = newVisits();
  const threads: Thread[] = [];
  const made = newTrade();
  const kills = noKills();
  const writtenCount = () => threads.reduce((sum, { texts }) => sum + texts.length, 0);
  const far = () =>
    ({
      inquiries: `${visits.receipts.length} of ${wanted.inquiries}`,
      conversations: `${writtenCount()} of ${wanted.messages} messages`,
      orders: `${made.paid} of ${wanted.orders} paid, ${made.notices} notices, ${made.files} stock files`,
    })[scenario ?? 'inquiries'];
  const endProgress = reportProgress(far, mailbox, wanted.mails, kills);
  const sent = new AbortController();
  const killing = killParts({ site, victims, seed, everyMs, until: AbortSignal.any([sent.signal, signal]) }, kills);
  const plan = { count: wanted.inquiries, visitors, seed, paceMs, signal };
  const sending = {
    inquiries: () => sendMessages(plan, visits),
    conversations: () => runConversations(plan, PASSWORD, visits, threads),
    orders: () => runOrders(plan, PASSWORD, visits, made),
  }[scenario ?? 'inquiries']();
  await sending.finally(() => sent.abort());
  await killing;
  const settled = () => isSettled(site, mailbox, wanted.mails);
  const isDone = await until('the mailbox is complete and quiet', settled, {
    timeout: SETTLE_LIMIT_MS,
    every: 200,
    signal,
  }).catch((error: Error) => {
    signal.throwIfAborted();
    console.error(error);
    return false;
  });
  const drainedMs = isDone ? Date.now() - kills.last : Number.POSITIVE_INFINITY;
  endProgress();
  return { wanted, seed, visits, kills, found: await look(site, mailbox, visits.receipts, threads, made), drainedMs };
}

/** A run on its own site; keeps the folder if a promise was broken. */
async function run(seed: number): Promise<Run> {
  const mailbox = new Mailbox();
  const site = await startEmptySite(await mailbox.listen(), signal);
  let isOver = false;
  let keep = true;
  void site.ended.then(() => isOver || stopping.abort(new Error(`The site ended by itself:\n${site.lastOutput()}`)));
  try {
    const played = await play(site, mailbox, seed);
    keep = values.keep || problems(played).length > 0;
    return played;
  } finally {
    isOver = true;
    await site.stop({ keep });
    await mailbox.close();
  }
}

const runs: Run[] = [];
for (const seed of seeds) {
  runs.push(await run(seed));
  console.log(`\n${table(runs)}\n`);
}
const found = runs.flatMap((played) => problems(played).map((problem) => `--seed ${played.seed}: ${problem}`));
for (const problem of found) console.error(`FAILED: ${problem}`);
if (found.length === 0) console.log('Nothing lost, nothing stored twice.');
process.exitCode = found.length ? 1 : 0;

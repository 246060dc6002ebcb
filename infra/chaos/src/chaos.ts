import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Findings, look } from './findings.ts';
import { Site, until } from './site.ts';
import { sendMessages } from './visitors.ts';

const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});

const COUNT = Number(values.inquiries);
const VICTIMS = ['notifier', 'svc-inquiries', 'postgres'];
const MAILS_EACH = 2;
const VISITORS = 8;
/** Mean pause of a visitor between two messages: spreads the messages over the time of the kills. */
const SPREAD_MS = 1500;

/** Kills each victim as often as asked, in random order and at random moments; one that is down is waited for. */
async function killParts(site: Site, each: number): Promise<Map<string, number>> {
  const kills = new Map(VICTIMS.map((victim) => [victim, 0]));
  const order = VICTIMS.flatMap((victim) => Array.from({ length: each }, () => victim)).sort(() => Math.random() - 0.5);
  for (const victim of order) {
    await pause(500 + Math.random() * 2500);
    await until(`${victim} is there to be killed`, async () => site.crash(victim), 60_000);
    kills.set(victim, (kills.get(victim) ?? 0) + 1);
  }
  return kills;
}

const isComplete = ({ waitingEvents, sent, distinctMails }: Findings): boolean =>
  waitingEvents === 0 && sent === COUNT * MAILS_EACH && distinctMails === COUNT * MAILS_EACH;

function verdict(found: Findings): string[] {
  const expected = COUNT * MAILS_EACH;
  return [
    found.inquiries === COUNT && found.keys === COUNT ? '' : `${found.inquiries} inquiries stored instead of ${COUNT}`,
    found.sent === expected ? '' : `${found.sent} of ${expected} notifications are recorded as sent`,
    found.distinctMails === expected ? '' : `${found.distinctMails} of ${expected} mails arrived`,
  ].filter(Boolean);
}

const site = await Site.start();
let problems = ['the run did not end'];
try {
  console.log(`Sending ${COUNT} inquiries while ${VICTIMS.join(', ')} are killed ${values.kills} times each`);
  const [visits, kills] = await Promise.all([sendMessages(COUNT, VISITORS, SPREAD_MS), killParts(site, Number(values.kills))]);
  const quiet = Date.now();
  await until('every mail is there', async () => isComplete(await look(site)), 120_000).catch((error: Error) =>
    console.error(error.message),
  );
  const found = await look(site);
  problems = verdict(found);
  console.table({
    kills: [...kills].map(([part, count]) => `${part} ${count}`).join(', '),
    'attempts of the visitors': visits.attempts,
    answers: [...visits.answers].map(([answer, count]) => `${answer}: ${count}`).join(', '),
    'longest wait for a receipt': `${(visits.longestWait / 1000).toFixed(1)} s`,
    'inquiries stored': found.inquiries,
    'notifications sent': `${found.sent} of ${found.notifications}`,
    'mails in the mailbox': found.distinctMails,
    'mails that came twice': found.mails - found.distinctMails,
    'last mail after the last kill and message': `${((Date.now() - quiet) / 1000).toFixed(1)} s`,
  });
} finally {
  await site.stop({ keep: values.keep || problems.length > 0 });
}
for (const problem of problems) console.error(`LOST OR DOUBLED: ${problem}`);
console.log(problems.length ? 'failed' : 'nothing lost, nothing stored twice');
process.exitCode = problems.length ? 1 : 0;

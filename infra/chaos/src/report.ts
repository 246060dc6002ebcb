import type { Expected } from './expected.ts';
import type { Findings } from './findings.ts';
import type { Kills } from './kills.ts';
import { NOTIFIER_CONCURRENCY } from './site.ts';
import type { Visits } from './visitors.ts';

export interface Run {
  wanted: Expected;
  seed: number;
  visits: Visits;
  kills: Kills;
  found: Findings;
  /** From the last kill until the site was idle, in milliseconds; infinite if it never was. */
  drainedMs: number;
}

/** Share of all mails: SMTP cannot tell whether a mail was accepted if the notifier dies before recording it. */
const REPEATED_SHARE = 0.002;
const DRAINED_MS = 30_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** Few mails make the share meaningless: allow what one kill can repeat. */
const allowedRepeats = (mails: number): number => Math.max(NOTIFIER_CONCURRENCY, mails * REPEATED_SHARE);

/** Statuses that visitors must never see: 503 asks for a retry, any other 5xx is our bug. */
const failures = ({ outcomes }: Visits): string[] =>
  [...outcomes.keys()].filter((what) => /^5\d\d$/.test(what) && what !== '503');

const some = (names: string[]): string => names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');

/** Losses and duplicates in words; empty if the site kept its promises. */
export function problems({ wanted, visits, found, drainedMs }: Run): string[] {
  const { inquiries, messages, events, mails } = wanted;
  const { threads } = found;
  const keys = new Set(visits.receipts.map(({ key }) => key)).size;
  const ids = new Set(visits.receipts.map(({ id }) => id)).size;
  const checks: [boolean, string][] = [
    [keys === inquiries && ids === inquiries, `${keys} messages have ${ids} different receipts instead of ${inquiries}`],
    [found.unstored.length === 0, `${found.unstored.length} answered messages are not stored: ${some(found.unstored)}`],
    [found.inquiries === inquiries, `${found.inquiries} inquiries are stored instead of ${inquiries}`],
    [threads.missing.length === 0, `${threads.missing.length} accepted messages are in no thread: ${some(threads.missing)}`],
    [threads.duplicated.length === 0, `${threads.duplicated.length} messages are stored twice: ${some(threads.duplicated)}`],
    [threads.messages === messages, `${threads.messages} messages are stored instead of ${messages}`],
    [threads.inconsistent.length === 0, `the order or the state of ${some(threads.inconsistent)} is not what happened`],
    [threads.unsent === 0, `${threads.unsent} e-mails of staff are not marked as sent`],
    [found.events === events, `${found.events} events are in the outbox instead of ${events}`],
    [found.handedEvents === events, `${found.handedEvents} of ${events} events were handed to the queue`],
    [found.otherEvents === 0, `${found.otherEvents} events of other services were not handed to the queue`],
    [found.openJobs === 0, `${found.openJobs} jobs of the queue are not completed`],
    [found.notifications === mails, `${found.notifications} notifications exist instead of ${mails}`],
    [found.sentNotifications === mails, `${found.sentNotifications} of ${mails} notifications are recorded as sent`],
    [found.missingMails.length === 0, `${found.missingMails.length} mails never arrived: ${some(found.missingMails)}`],
    [found.strangeMails.length === 0, `${found.strangeMails.length} mails nobody asked for: ${some(found.strangeMails)}`],
    [
      found.repeatedMails <= allowedRepeats(mails),
      `${found.repeatedMails} mails came again, more than ${100 * REPEATED_SHARE} % of ${mails}`,
    ],
    [failures(visits).length === 0, `visitors were answered ${failures(visits).join(', ')}`],
    ...Object.entries(found.trade).map(([what, { found: there, wanted: due }]): [boolean, string] => [
      there === due,
      `${there} ${what} instead of ${due}`,
    ]),
    [drainedMs <= DRAINED_MS, `everything was done ${seconds(drainedMs)} after the last kill, not within ${seconds(DRAINED_MS)}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

const tradeFigures = ({ trade }: Findings): Record<string, string> =>
  Object.fromEntries(Object.entries(trade).map(([what, { found, wanted }]) => [what, `${found} of ${wanted}`]));

/** Figures of a run, by label. */
function figures({ wanted, seed, visits, kills, found, drainedMs }: Run): Record<string, string | number> {
  const { inquiries, messages, orders, mails } = wanted;
  const { threads } = found;
  const outcomes = [...visits.outcomes].sort(([a], [b]) => a.localeCompare(b));
  const others = outcomes.filter(([what]) => !['200', '201', '503'].includes(what));
  const threadFigures = {
    messages: `${threads.messages} of ${messages}`,
    'messages lost': threads.missing.length,
    'messages stored twice': threads.duplicated.length,
    'threads out of order, or marked wrongly': threads.inconsistent.length,
    'e-mails of staff not marked as sent': threads.unsent,
  };
  return {
    seed,
    inquiries: `${found.inquiries} of ${inquiries} in ${seconds(visits.durationMs)}`,
    ...(messages && threadFigures),
    ...(orders && tradeFigures(found)),
    kills: `${sum(Object.values(kills.count))}: ${Object.entries(kills.count)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
    'attempts of the visitors': sum(visits.outcomes.values()),
    'answered 503': visits.outcomes.get('503') ?? 0,
    'neither 200, 201 nor 503': others.map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 0,
    'stored before, answered at a repetition': visits.receipts.filter(({ repeated }) => repeated).length,
    'slowest answer': seconds(visits.slowestAnswerMs),
    'longest wait for a receipt': seconds(visits.longestWaitMs),
    'inquiries lost': found.unstored.length,
    'double rows': Math.max(0, found.inquiries - inquiries),
    'mails lost': found.missingMails.length + mails - found.notifications,
    'mails repeated': `${found.repeatedMails} of ${mails} (${((100 * found.repeatedMails) / mails).toFixed(2)} %)`,
    'all done after the last kill': seconds(drainedMs),
    'longest from row to mail': seconds(found.longestToMailMs),
  };
}

/** The runs side by side, one line per figure, as a Markdown table. */
export function table(runs: Run[]): string {
  const columns = runs.map(figures);
  const rows = Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => String(column[name]))]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others.map(line)].join('\n');
}

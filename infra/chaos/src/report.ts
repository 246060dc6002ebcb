import { type Findings, mailsOf } from './findings.ts';
import { type Kills, VICTIMS } from './kills.ts';
import { NOTIFIER_CONCURRENCY } from './site.ts';
import type { Visits } from './visitors.ts';

export interface Run {
  inquiries: number;
  seed: number;
  visits: Visits;
  kills: Kills;
  found: Findings;
  /** From the last kill until nothing was under way, in milliseconds; infinite when it never came to that. */
  drainedMs: number;
}

/** Of all mails: SMTP cannot tell whether a mail was taken when the notifier dies before it can record that. */
const REPEATED_SHARE = 0.002;
const DRAINED_MS = 30_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** What one kill alone may repeat is no share of anything. */
const allowedRepeats = (mails: number): number => Math.max(NOTIFIER_CONCURRENCY, mails * REPEATED_SHARE);

/** Statuses that no visitor may meet: 503 says that it is to be tried again, a failure of ours says nothing. */
const failures = ({ outcomes }: Visits): string[] =>
  [...outcomes.keys()].filter((what) => /^\d+$/.test(what) && !['201', '503'].includes(what));

const some = (names: string[]): string => names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');

/** What is lost or stored twice, in words; empty when the site kept its promise. */
export function problems({ inquiries, visits, found, drainedMs }: Run): string[] {
  const mails = mailsOf(inquiries);
  const keys = new Set(visits.receipts.map(({ key }) => key)).size;
  const ids = new Set(visits.receipts.map(({ id }) => id)).size;
  const checks: [boolean, string][] = [
    [keys === inquiries && ids === inquiries, `${keys} messages have ${ids} different receipts instead of ${inquiries}`],
    [found.unstored.length === 0, `${found.unstored.length} answered messages are not stored: ${some(found.unstored)}`],
    [found.inquiries === inquiries, `${found.inquiries} inquiries are stored instead of ${inquiries}`],
    [found.events === inquiries, `${found.events} events are in the outbox instead of ${inquiries}`],
    [found.handedEvents === inquiries, `${found.handedEvents} of ${inquiries} events were handed to the queue`],
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
    [drainedMs <= DRAINED_MS, `everything was done ${seconds(drainedMs)} after the last kill, not within ${seconds(DRAINED_MS)}`],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** The figures of a run, by what they say. */
export function figures({ inquiries, seed, visits, kills, found, drainedMs }: Run): Record<string, string | number> {
  const outcomes = [...visits.outcomes].sort(([a], [b]) => a.localeCompare(b));
  const others = outcomes.filter(([what]) => !['201', '503'].includes(what));
  const mails = mailsOf(inquiries);
  return {
    seed,
    inquiries: `${found.inquiries} of ${inquiries} in ${seconds(visits.durationMs)}`,
    kills: VICTIMS.map((victim) => `${victim} ${kills.count[victim]}`).join(', '),
    'attempts of the visitors': sum(visits.outcomes.values()),
    'answered 503': visits.outcomes.get('503') ?? 0,
    'neither 201 nor 503': others.map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 0,
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

/** The runs beside each other, one line for each figure, as a table of Markdown. */
export function table(runs: Run[]): string {
  const columns = runs.map(figures);
  const rows = Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => String(column[name]))]);
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others.map(line)].join('\n');
}

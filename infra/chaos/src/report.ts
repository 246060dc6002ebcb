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
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** A killed notifier, or one whose database died, may have each of its mails taken by the mail server and not yet recorded. */
const explicableRepeats = ({ count }: Kills): number => (count.notifier + count.postgres) * NOTIFIER_CONCURRENCY;

const some = (names: string[]): string => names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');

/** What is lost or stored twice, in words; empty when the site kept its promise. */
export function problems({ inquiries, visits, kills, found }: Run): string[] {
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
      found.repeatedMails <= explicableRepeats(kills),
      `${found.repeatedMails} mails came again; the kills explain ${explicableRepeats(kills)} at most`,
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** The figures of a run, one line each. */
export function table({ inquiries, seed, visits, kills, found }: Run): string {
  const lastMail = found.lastSentAt ? seconds(found.lastSentAt.getTime() - kills.last) : 'never';
  const outcomes = [...visits.outcomes].sort(([a], [b]) => a.localeCompare(b));
  const rows: [string, string | number][] = [
    ['seed', seed],
    ['kills', VICTIMS.map((victim) => `${victim} ${kills.count[victim]}`).join(', ')],
    ['last receipt after the last kill', seconds(visits.last - kills.last)],
    ['attempts of the visitors', sum(visits.outcomes.values())],
    ['outcomes', outcomes.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')],
    ['stored before, answered at a repetition', visits.receipts.filter(({ repeated }) => repeated).length],
    ['longest wait for a receipt', seconds(visits.longestWaitMs)],
    ['inquiries stored', `${found.inquiries} of ${inquiries}`],
    ['events handed to the queue', `${found.handedEvents} of ${found.events}`],
    ['notifications recorded as sent', `${found.sentNotifications} of ${found.notifications}`],
    ['mails lost', `${found.missingMails.length} of ${mailsOf(inquiries)}`],
    ['mails that came again', `${found.repeatedMails} (the kills explain ${explicableRepeats(kills)} at most)`],
    ['last mail after the last kill', lastMail],
    ['longest from row to mail', seconds(found.longestToMailMs)],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}   ${value}`).join('\n');
}

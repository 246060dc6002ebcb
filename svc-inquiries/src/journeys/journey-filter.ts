import { dubaiDay, type JourneyView, readRequestName } from '@dealership/contracts';
import { type AskedEntry, askedEntry, literally } from '@dealership/service-kit/staff';

export interface JourneyFilter {
  view: JourneyView;
  request?: string | undefined;
  q?: string | undefined;
}

const steps = (condition: string): string =>
  `EXISTS (SELECT FROM inquiries.journey_step s WHERE s.journey_id = j.id AND s.done_on IS NULL${condition})`;

/** Of a journey's request, as its inbox finds it. */
function hasNumber({ kind, number }: AskedEntry, value: (given: unknown) => string): string {
  const asked = value(number);
  const ofPayment = `c.inquiry_id = (SELECT id FROM inquiries.inquiry WHERE payment_id = ${asked})`;
  if (kind === 'membership') return ofPayment;
  return kind ? `c.kind = ${value(kind)} AND c.number = ${asked}` : `(c.number = ${asked} OR ${ofPayment})`;
}

/** What a list asks for, as a condition on a journey `j` and its request, with the values of its parameters. */
export function conditionOf({ view, request, q }: JourneyFilter): { condition: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = ['true'];
  if (view === 'open' || view === 'late') conditions.push(`c.state NOT IN ('lost', 'spam')`);
  if (view === 'open') conditions.push(steps(''));
  if (view === 'done') conditions.push(`NOT ${steps('')}`);
  if (view === 'late') conditions.push(steps(` AND s.estimate < ${value(dubaiDay(new Date()))}`));
  if (request !== undefined) {
    const { kind, number } = readRequestName(request) ?? { kind: '', number: 0 };
    conditions.push(`c.kind = ${value(kind)} AND c.number = ${value(number)}`);
  }
  const asked = askedEntry(q);
  if (asked) conditions.push(hasNumber(asked, value));
  else if (q?.trim()) {
    const part = `'%' || lower(${value(literally(q))}) || '%'`;
    conditions.push(`(lower(j.title) LIKE ${part} OR c.search_text LIKE ${part})`);
  }
  return { condition: conditions.join(' AND '), values };
}

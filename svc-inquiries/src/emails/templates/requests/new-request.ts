import { addBusinessMinutes, customerName, formatAed, type InboxKind } from '@dealership/contracts';
import { minutesToAnswer } from '../../../requests/conversations/clock.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { Submission } from '../../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { EmailCar } from '../../email-car.js';
import type { Fact } from '../../layout/elements/fact.js';
import { dubaiTimeText } from '../../layout/staff-email.js';
import { titleOfKind } from '../kind-title.js';

/** Mail clients truncate longer subjects. */
const SUBJECT_LENGTH = 72;

/** Less of a car's name says nothing. */
const SHORTEST = 8;

/** 'RS-2026-00005 Reservation: Layla Haddad, Aurelio Notte 2027'. What it is about is shortened to fit. */
export function newRequestSubject(kind: InboxKind, request: Submission, matter: string): string {
  const who = `${referenceOf({ ...request, kind })} ${titleOfKind(kind)}: ${customerName(request)}`;
  const room = SUBJECT_LENGTH - who.length - ', '.length;
  const shown = matter.length <= room ? matter : room < SHORTEST ? '' : `${matter.slice(0, room - 1).trimEnd()}…`;
  return [who, shown].filter(Boolean).join(', ');
}

/** By when to answer first; none if the showroom never opens. `appointment`: of a test drive. */
export function answerByFacts(
  kind: Exclude<InboxKind, 'membership'>,
  { createdAt }: Submission,
  { hours, replies }: DealerContact,
  appointment?: Date,
): Fact[] {
  const minutes = minutesToAnswer(hours, createdAt, Number(replies.minutes[kind]), appointment);
  const due = addBusinessMinutes(hours, createdAt, minutes);
  return due ? [{ label: 'Answer by', text: dubaiTimeText(due) }] : [];
}

/** The current price of a car in stock, and whether it is reserved. */
export const stockFacts = ({ vehicle }: Partial<EmailCar> = {}): Fact[] => [
  ...(vehicle?.price ? [{ label: 'Price now', text: formatAed(vehicle.price) }] : []),
  ...(vehicle?.reserved ? [{ label: 'Status', text: 'Reserved' }] : []),
];

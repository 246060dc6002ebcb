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
const SUBJECT_LENGTH = 60;

/** 'Reservation: Layla Haddad, Aurelio Notte 2027, RS-2026-00005': who, what, and, where it fits, under which reference. */
export function newRequestSubject(kind: InboxKind, request: Submission, matter: string): string {
  const subject = `${titleOfKind(kind)}: ${[customerName(request), matter].filter(Boolean).join(', ')}`;
  const complete = `${subject}, ${referenceOf({ ...request, kind })}`;
  return complete.length > SUBJECT_LENGTH ? subject : complete;
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

/** The current price of a car in stock. */
export const priceFacts = (car: EmailCar | undefined): Fact[] =>
  car?.vehicle?.price ? [{ label: 'Price now', text: formatAed(car.vehicle.price) }] : [];

import { addBusinessMinutes, customerName, formatAed, type InboxKind } from '@dealership/contracts';
import { minutesToAnswer } from '../../../requests/conversations/clock.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { Submission } from '../../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { EmailCar } from '../../email-car.js';
import type { Fact } from '../../layout/elements/fact.js';
import { dubaiTimeText } from '../../layout/staff-email.js';
import { titleOfKind } from '../kind-title.js';

/** 'Test drive request: Layla Haddad, 2024 Aurelio Vento, TD-2026-00012': who, what, and under which reference. */
export const newRequestSubject = (kind: InboxKind, request: Submission, matter: string): string =>
  `${titleOfKind(kind)}: ${[customerName(request), matter, referenceOf({ ...request, kind })].filter(Boolean).join(', ')}`;

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

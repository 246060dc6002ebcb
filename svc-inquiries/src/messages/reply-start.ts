import {
  aboutOfKind,
  customerName,
  type InboxKind,
  type Language,
  localize,
  MAX_SUBJECT,
  optionLabel,
  type ReplyValues,
  requestKindOf,
  vehicleNameIn,
  vehicleOfSubject,
  vehicleReplyValues,
} from '@dealership/contracts';
import type { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import type { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../requests/reservations/reservation.entity.js';
import type { Appointment } from '../requests/schedule/appointment.entity.js';
import { referenceOf } from '../requests/submissions/reference.js';
import type { KnownVehicle } from '../service-clients/catalog/catalog.client.js';
import type { DealerContact } from '../service-clients/site/dealer-contact.js';
import { fill, isolated, TEXTS } from '../texts/locales.js';
import { momentText } from '../texts/moments.js';

/** The id of the vehicle a request is about. */
export const vehicleIdOf = (request: Inquiry | Reservation): number | undefined =>
  'details' in request && typeof request.details.vehicleId === 'number' ? request.details.vehicleId : undefined;

/** The car's name as stored in the request, for when the catalogue does not know it. */
function carAsSent(kind: InboxKind, request: Inquiry | Reservation, language: Language): string | undefined {
  if (!('details' in request)) return request.vehicleName;
  const { details } = request;
  if (details.vehicleName) return String(details.vehicleName);
  const fields = requestKindOf(kind)?.fields ?? {};
  if (kind === 'contact') {
    const named = vehicleOfSubject(String(details.subject));
    return named && vehicleNameIn(language, named);
  }
  const labels = aboutOfKind(kind).map((field) => details[field] && optionLabel(fields[field], String(details[field]), language));
  return labels.filter(Boolean).join(' ') || undefined;
}

interface Matter {
  kind: InboxKind;
  request: Inquiry | Reservation;
  /** From the catalogue. */
  vehicle: KnownVehicle | undefined;
  dealer: DealerContact;
}

interface Known extends Matter {
  /** The current appointment. */
  appointment: Appointment | null;
  /** Name of the member of staff who replies; without one, the dealer signs. */
  agent: string | undefined;
}

/** Values of the templates' placeholders, in the customer's language. */
export function replyValues({ kind, request, vehicle, appointment, dealer, agent }: Known): ReplyValues {
  const { language } = request;
  const id = vehicleIdOf(request);
  const isolate = (text: string | undefined) => (text && language === 'ar' ? isolated(text) : text);
  const values = {
    name: isolate(customerName(request)),
    car: isolate(carAsSent(kind, request, language)),
    ...(vehicle && id && vehicleReplyValues(language, id, vehicle, dealer.publicUrl)),
    appointment: appointment ? momentText(appointment.startsAt, language) : undefined,
    reference: referenceOf(request),
    agent: isolate(agent ?? localize(dealer.siteNames, language)),
    phone: isolate(dealer.phones[0]?.number),
    site: isolate(localize(dealer.siteNames, language)),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as ReplyValues;
}

/** The request's latest e-mail from the customer; if there is none, the latest one to the customer. */
export type LatestEmail = Pick<ConversationMessage, 'direction' | 'subject'> | undefined;

/** Names the matter in the customer's language: 'Your inquiry about the 2024 Aurelio Vento · CM-2026-00117'. */
function matterText({ kind, request, vehicle, dealer }: Matter): string {
  const { language } = request;
  const { subjects } = TEXTS[language].reply;
  const car = vehicle ? vehicleNameIn(language, vehicle) : carAsSent(kind, request, language);
  const text = kind === 'membership' || car ? subjects[kind] : subjects.other;
  const subject = fill(language, text, { car: car ?? '', site: localize(dealer.siteNames, language) });
  return `${subject} · ${fill(language, '{reference}', { reference: referenceOf(request) })}`;
}

/** The subject of a reply: the one of the e-mails so far, with which mail clients thread it, or else the matter. */
export function replySubject(matter: Matter, latest: LatestEmail): string {
  if (!latest?.subject) return matterText(matter).slice(0, MAX_SUBJECT);
  const { direction, subject } = latest;
  return (direction === 'out' || /^re\s*:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, MAX_SUBJECT);
}

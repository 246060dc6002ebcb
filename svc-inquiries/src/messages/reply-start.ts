import {
  aboutOfKind,
  formatAed,
  type InboxKind,
  type Language,
  languageSettings,
  localize,
  optionLabel,
  personName,
  type ReplyStart,
  type ReplyValues,
  requestKindOf,
} from '@dealership/contracts';
import { isolated, TEXTS } from '../notifications/locales.js';
import { momentText } from '../notifications/moments.js';
import type { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../requests/reservations/reservation.entity.js';
import type { Appointment } from '../requests/schedule/appointment.entity.js';
import { referenceOf } from '../requests/submissions/reference.js';
import type { KnownVehicle } from '../service-clients/catalog/catalog.service.js';
import type { DealerContact } from '../service-clients/site/dealer-contact.js';

/** The id of the vehicle a request is about. */
export const vehicleIdOf = (request: Inquiry | Reservation): number | undefined =>
  'details' in request && typeof request.details.vehicleId === 'number' ? request.details.vehicleId : undefined;

/** The car's name as stored in the request, for when the catalogue does not know it. */
function carAsSent(kind: InboxKind, request: Inquiry | Reservation, language: Language): string | undefined {
  if (!('details' in request)) return request.vehicleName;
  const { details } = request;
  if (details.vehicleName) return String(details.vehicleName);
  const fields = requestKindOf(kind)?.fields ?? {};
  if (kind === 'contact') return undefined;
  const words = aboutOfKind(kind).map((field) => details[field] && optionLabel(fields[field], String(details[field]), language));
  return words.filter(Boolean).join(' ') || undefined;
}

interface Known {
  kind: InboxKind;
  request: Inquiry | Reservation;
  /** From the catalogue. */
  vehicle: KnownVehicle | undefined;
  /** The current appointment. */
  appointment: Appointment | null;
  dealer: DealerContact;
  /** Name of the member of staff who replies; without one, the dealer signs. */
  agent: string | undefined;
}

/** Values of the templates' placeholders, in the customer's language. */
export function replyValues({ kind, request, vehicle, appointment, dealer, agent }: Known): ReplyValues {
  const { language } = request;
  const id = vehicleIdOf(request);
  const words = (text: string | undefined) => (text && language === 'ar' ? isolated(text) : text);
  const values = {
    name: words(personName(request)),
    car: words(vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year}` : carAsSent(kind, request, language)),
    price: vehicle?.price ? formatAed(vehicle.price, languageSettings(language).locale) : undefined,
    link: vehicle && id ? `${dealer.publicUrl}/vehicle/${id}?lang=${language}` : undefined,
    appointment: appointment ? momentText(appointment.startsAt, language) : undefined,
    reference: referenceOf(request),
    agent: words(agent ?? localize(dealer.siteNames, language)),
    phone: words(dealer.phones[0]),
    site: words(localize(dealer.siteNames, language)),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as ReplyValues;
}

const again = (subject: string): string => (/^re\s*:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 200);

/** A subject with which mail clients thread the reply. `last`: subject of the customer's last e-mail. */
export const replySubject = (
  kind: InboxKind,
  language: Language,
  { siteNames }: DealerContact,
  last: string | undefined,
): ReplyStart['subject'] => {
  const { confirmations, payments } = TEXTS[language];
  const { subject } = kind === 'membership' ? payments.receipt : confirmations[kind];
  return again(last || `${subject} – ${localize(siteNames, language)}`);
};

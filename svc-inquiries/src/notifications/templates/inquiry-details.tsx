import {
  DEFAULT_LANGUAGE,
  dubaiTime,
  type Language,
  optionWords,
  type RequestField,
  requestKinds,
  vehicleNameIn,
  vehicleOfSubject,
} from '@dealership/contracts';
import type { Inquiry } from '../../inquiries/inquiry.entity.js';
import { Link } from '../emails/elements.js';
import type { Fact } from '../emails/fact.js';
import type { PageLink } from '../emails/page-url.js';
import { fill, TEXTS } from '../locales.js';
import { momentText } from '../moments.js';

/** Named as the catalogue had it, else as the subject has it; the subject is typed text. */
function vehicleFact({ details }: Inquiry, language: Language, linkTo: PageLink, typed: boolean): Fact[] {
  const { vehicleId, vehicleName, subject } = details;
  if (vehicleId === undefined) return [];
  const { vehicle, viewVehicle } = TEXTS[language];
  const named = typed ? vehicleOfSubject(String(subject ?? '')) : undefined;
  const text = String(vehicleName ?? (named ? vehicleNameIn(language, named) : viewVehicle));
  return [{ label: vehicle, text, content: <Link href={linkTo(`/vehicle/${vehicleId}`)}>{text}</Link> }];
}

function appointmentFact({ details: { date, time } }: Inquiry, language: Language): Fact {
  const text = momentText(dubaiTime(String(date), String(time)), language);
  return { label: TEXTS[language].appointment, text };
}

/** A chosen option, or the subject that a vehicle's page writes, in words of the language. */
function choiceText(field: RequestField, value: string, language: Language): string {
  const vehicle = language === DEFAULT_LANGUAGE ? undefined : vehicleOfSubject(value);
  if (!vehicle) return optionWords(field, value, language);
  return fill(language, TEXTS[language].vehicleInquiry, { vehicle: vehicleNameIn(language, vehicle) });
}

/** Whether the text is ours, not the visitor's. */
const isOurs = (field: RequestField, value: string): boolean =>
  field.type === 'choice' ? Object.hasOwn(field.options, value) : field.type !== 'line' && field.type !== 'text';

function fieldFacts(
  inquiry: Inquiry,
  [name, field]: [string, RequestField],
  language: Language,
  linkTo: PageLink,
  typed: boolean,
): Fact[] {
  const value = String(inquiry.details[name] ?? '');
  switch (field.type) {
    case 'vehicle':
      return vehicleFact(inquiry, language, linkTo, typed);
    case 'day':
      return [appointmentFact(inquiry, language)];
    case 'time':
    case 'consent':
      return [];
    default:
      return [
        { label: field.label[language], text: choiceText(field, value, language), long: field.type === 'text' && value !== '' },
      ];
  }
}

/**
 * What was filled into the fields of the kind, in words of the language, long texts last; an empty text for what was left out. Without
 * `typed` only what was chosen, not what was written.
 */
export function detailFacts(inquiry: Inquiry, language: Language, linkTo: PageLink, typed = true): Fact[] {
  const fields = Object.entries<RequestField>(requestKinds[inquiry.kind].fields).filter(
    ([name, field]) => !field.recorded && (typed || isOurs(field, String(inquiry.details[name] ?? ''))),
  );
  const facts = (isText: boolean) =>
    fields
      .filter(([, { type }]) => (type === 'text') === isText)
      .flatMap((field) => fieldFacts(inquiry, field, language, linkTo, typed));
  return [...facts(false), ...facts(true)];
}

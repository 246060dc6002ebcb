import {
  DEFAULT_LANGUAGE,
  dubaiTime,
  formatNumber,
  type Language,
  optionLabel,
  type RequestField,
  type RequestKind,
  requestKinds,
  vehicleNameIn,
  vehicleOfSubject,
} from '@dealership/contracts';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { momentText } from '../../../texts/moments.js';
import type { EmailCar } from '../../email-car.js';
import { Link } from '../../layout/elements/elements.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { CarPictureProps } from '../../layout/pictures/car-picture.js';
import type { PageLink } from '../../layout/texts/page-url.js';

interface Shown {
  /** Includes what the visitor typed, not only what they chose. */
  typed: boolean;
  car?: EmailCar | undefined;
}

/**
 * The current name from the catalogue, else the name stored with the inquiry, else the one in the subject, which is
 * typed text.
 */
function nameOf({ details }: Inquiry, language: Language, { typed, car }: Shown): string | undefined {
  if (car?.vehicle) return vehicleNameIn(language, car.vehicle);
  if (details.vehicleName) return String(details.vehicleName);
  const named = typed ? vehicleOfSubject(String(details.subject ?? '')) : undefined;
  return named && vehicleNameIn(language, named);
}

const vehiclePage = ({ details }: Inquiry): string => `/vehicle/${details.vehicleId}`;

function vehicleFact(inquiry: Inquiry, language: Language, linkTo: PageLink, shown: Shown): Fact[] {
  if (inquiry.details.vehicleId === undefined) return [];
  const { vehicle, viewVehicle } = TEXTS[language];
  const text = nameOf(inquiry, language, shown) ?? viewVehicle;
  return [
    {
      label: vehicle,
      text,
      content: <Link href={linkTo(vehiclePage(inquiry))}>{text}</Link>,
    },
  ];
}

/** The picture of the car an inquiry is about, if it is about one. */
export const carPicture = (
  inquiry: Inquiry,
  language: Language,
  linkTo: PageLink,
  car: EmailCar | undefined,
): CarPictureProps | undefined =>
  inquiry.details.vehicleId === undefined
    ? undefined
    : { car, name: nameOf(inquiry, language, { typed: false, car }) ?? '', href: linkTo(vehiclePage(inquiry)) };

/** The preferred time of a test drive. */
export function appointmentFact({ details: { date, time } }: Inquiry, language: Language): Fact {
  const text = momentText(dubaiTime(String(date), String(time)), language);
  return { label: TEXTS[language].appointment, text };
}

/** A chosen option, or the subject filled in by a vehicle's page, translated. */
function choiceLabel(field: RequestField, value: string, language: Language): string {
  const vehicle = language === DEFAULT_LANGUAGE ? undefined : vehicleOfSubject(value);
  if (!vehicle) return optionLabel(field, value, language);
  return fill(language, TEXTS[language].vehicleInquiry, { vehicle: vehicleNameIn(language, vehicle) });
}

/** Too short for a telephone number. */
const SHORT_NUMBER = /^\p{Nd}{1,3}(?:[,.٬، ]?\p{Nd}{3})?$/u;

/** An amount written as one number gets the site's separators. */
const isAmount = (field: RequestField, value: string): boolean =>
  field.type === 'line' && field.unsigned === true && /^[1-9]\d{3,6}$/.test(value);

const valueText = (field: RequestField, value: string, language: Language): string =>
  isAmount(field, value) ? formatNumber(Number(value)) : choiceLabel(field, value, language);

/** Whether the text says nothing but what the form asks: an option of ours, or a short number. */
function isHarmless(field: RequestField, value: string): boolean {
  if (field.type === 'choice') return Object.hasOwn(field.options, value);
  if (field.type === 'line') return field.numeric === true && SHORT_NUMBER.test(value);
  return field.type !== 'text';
}

function fieldFacts(
  inquiry: Inquiry,
  [name, field]: [string, RequestField],
  language: Language,
  linkTo: PageLink,
  shown: Shown,
): Fact[] {
  const value = String(inquiry.details[name] ?? '');
  switch (field.type) {
    case 'vehicle':
      return vehicleFact(inquiry, language, linkTo, shown);
    case 'day':
      return [appointmentFact(inquiry, language)];
    case 'time':
    case 'consent':
      return [];
    default:
      // Already shown in the vehicle's row.
      if (shown.car?.vehicle && vehicleOfSubject(value)) return [];
      return [
        { label: field.label[language], text: valueText(field, value, language), long: field.type === 'text' && value !== '' },
      ];
  }
}

/** The filled-in fields of the kind, translated, long texts last; empty fields have an empty text. */
export function detailFacts(inquiry: Inquiry, language: Language, linkTo: PageLink, shown: Shown = { typed: true }): Fact[] {
  const { about, fields: all }: RequestKind = requestKinds[inquiry.kind];
  const isShown = (name: string, field: RequestField): boolean =>
    // What was typed about the car is in its own row.
    shown.typed || (isHarmless(field, String(inquiry.details[name] ?? '')) && !(field.type === 'line' && about.includes(name)));
  const fields = Object.entries(all).filter(([name, field]) => !field.recorded && isShown(name, field));
  const facts = (isText: boolean) =>
    fields
      .filter(([, { type }]) => (type === 'text') === isText)
      .flatMap((field) => fieldFacts(inquiry, field, language, linkTo, shown));
  return [...facts(false), ...facts(true)];
}

import { dubaiTime, type Language } from '@dealership/contracts';
import type { DetailField, Inquiry, InquiryKind } from '../../inquiries/inquiry.entity.js';
import type { Fact } from '../emails/fact.js';
import { link } from '../emails/layout.js';
import { momentText } from '../emails/moments.js';
import { TEXTS } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';

/** How a field is read. `appointment`: of the fields date and time together. */
type Reading = 'text' | 'long' | 'option' | 'vehicle' | 'appointment';

/** The fields of every kind, in the order in which e-mails list them. */
const FIELDS: Record<InquiryKind, Partial<Record<Exclude<DetailField, 'time'>, Reading>>> = {
  contact: { subject: 'option', vehicleId: 'vehicle', message: 'long' },
  import: { vehicleOfInterest: 'text', countryOfOrigin: 'option', additionalNotes: 'long' },
  sourcing: {
    vehicleMake: 'text',
    vehicleModel: 'text',
    yearRange: 'text',
    budget: 'option',
    timeline: 'option',
    specifications: 'long',
  },
  consignment: {
    vehicleMake: 'text',
    vehicleModel: 'text',
    year: 'text',
    mileage: 'text',
    condition: 'option',
    expectedPrice: 'option',
    reason: 'option',
    timeline: 'option',
    modifications: 'long',
    serviceHistory: 'long',
  },
  test_drive: { vehicleId: 'vehicle', date: 'appointment', message: 'long' },
};

type Options = Partial<Record<string, Record<string, string>>>;

/** An option as a person reads it. The subject of a contact message is an option or a text. */
export function optionText(kind: InquiryKind, field: DetailField, value: string, language: Language): string {
  const options: Options = kind === 'test_drive' ? {} : TEXTS[language].options[kind];
  const labels = options[field] ?? {};
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

const appointmentText = ({ details: { date, time } }: Inquiry, language: Language): string =>
  momentText(dubaiTime(String(date), String(time)), language);

function vehicleFact({ details: { vehicleId, vehicleName } }: Inquiry, language: Language, { publicUrl }: DealerContact): Fact[] {
  if (vehicleId === undefined) return [];
  const page = `${publicUrl}/vehicle/${vehicleId}`;
  const text = vehicleName ? `${vehicleName} – ${page}` : page;
  const { fields, viewVehicle } = TEXTS[language];
  return [{ label: fields.vehicleId, text, html: link(page, vehicleName ?? viewVehicle) }];
}

/** What was filled into the fields of the kind, in words of the language; an empty text for what was left out. */
export function detailFacts(inquiry: Inquiry, language: Language, dealer: DealerContact): Fact[] {
  const fields = Object.entries(FIELDS[inquiry.kind]) as [Exclude<DetailField, 'time'>, Reading][];
  return fields.flatMap(([field, reading]): Fact[] => {
    const label = TEXTS[language].fields[field];
    const value = String(inquiry.details[field] ?? '');
    if (reading === 'vehicle') return vehicleFact(inquiry, language, dealer);
    if (reading === 'appointment') return [{ label, text: appointmentText(inquiry, language) }];
    if (reading === 'option') return [{ label, text: optionText(inquiry.kind, field, value, language) }];
    return [{ label, text: value, long: reading === 'long' && value !== '' }];
  });
}

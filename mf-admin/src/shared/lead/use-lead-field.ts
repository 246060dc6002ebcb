import { type Language, optionLabel, type RequestField, vehicleNameIn, vehicleOfSubject } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/use-moment.js';
import type { LeadList } from './lead-lists.js';

const MOMENTS = new Set(['termsAcceptedAt', 'confirmedAt', 'unsubscribedAt']);

/**
 * How the list displays a field's value: a translated option, the vehicle of a generated subject, other texts
 * unchanged.
 */
export function aboutText(field: RequestField | undefined, stored: string, language: Language): string {
  const vehicle = field?.type === 'choice' ? vehicleOfSubject(stored) : undefined;
  if (!vehicle) return optionLabel(field, stored, language);
  const name = vehicleNameIn(language, vehicle);
  // An element takes the direction of its first letter, which would be the Latin letter of the make.
  return language === 'ar' ? `\u200f${name}` : name;
}

/** The fields of a list in the reader's language: their labels and an entry's values. Typed text is unchanged. */
export function useLeadField({ kind }: LeadList) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const value = (field: string, stored: unknown): string => {
    if (stored === null || stored === undefined || stored === '') return '';
    if (MOMENTS.has(field)) return moment(String(stored));
    return optionLabel(kind?.fields[field], String(stored), language);
  };
  return { label: (field: string): string => kind?.fields[field]?.label[language] ?? t(`leadField.${field}`), value };
}

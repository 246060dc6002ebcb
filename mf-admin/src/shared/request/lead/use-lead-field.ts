import { type Language, optionLabel, type RequestField, vehicleOfSubject } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { carName } from '../../display/format/car-name.js';
import { useMoment } from '../../display/format/use-moment.js';
import { useClock } from '../appointments/use-clock.js';
import type { LeadList } from './lead-lists.js';

const MOMENTS = new Set(['termsAcceptedAt', 'confirmedAt', 'unsubscribedAt']);

/**
 * How the list displays a field's value: a translated option, the vehicle of a generated subject, other texts
 * unchanged.
 */
export function aboutText(field: RequestField | undefined, stored: string, language: Language): string {
  const vehicle = field?.type === 'choice' ? vehicleOfSubject(stored) : undefined;
  return vehicle ? carName(language, vehicle) : optionLabel(field, stored, language);
}

/** The fields of a list in the reader's language: their labels and an entry's values. Typed text is unchanged. */
export function useLeadField({ kind }: LeadList) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const clock = useClock();
  const value = (field: string, stored: unknown): string => {
    if (stored === null || stored === undefined || stored === '') return '';
    if (MOMENTS.has(field)) return moment(String(stored));
    const type = kind?.fields[field]?.type;
    if (type === 'day') return clock.fullDay(String(stored));
    if (type === 'time') return clock.time(String(stored));
    return optionLabel(kind?.fields[field], String(stored), language);
  };
  return { label: (field: string): string => kind?.fields[field]?.label[language] ?? t(`leadField.${field}`), value };
}

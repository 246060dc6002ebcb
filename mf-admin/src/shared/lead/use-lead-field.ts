import { optionWords } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/use-moment.js';
import type { LeadList } from './lead-lists.js';

const MOMENTS = new Set(['termsAcceptedAt', 'confirmedAt', 'unsubscribedAt']);

/** The fields of a list in the reader's language: what they are called, and an entry's values. What was typed stays as it was typed. */
export function useLeadField({ kind }: LeadList) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const value = (field: string, stored: unknown): string => {
    if (stored === null || stored === undefined || stored === '') return '';
    if (MOMENTS.has(field)) return moment(String(stored));
    return optionWords(kind?.fields[field], String(stored), language);
  };
  return { label: (field: string): string => kind?.fields[field]?.label[language] ?? t(`leadField.${field}`), value };
}

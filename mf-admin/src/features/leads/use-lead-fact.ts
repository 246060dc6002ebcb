import { CONTACT_SUBJECTS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/use-moment.js';

const MOMENTS = new Set(['termsAcceptedAt', 'confirmedAt', 'unsubscribedAt']);
const CHOSEN = new Set(['countryOfOrigin', 'budget', 'timeline', 'condition', 'expectedPrice', 'reason']);
const SUBJECTS: readonly string[] = CONTACT_SUBJECTS;

/** A field of an entry as words: what was chosen out of a list in the reader's language, what was typed as it was typed. */
export function useLeadFact(): (field: string, value: unknown) => string {
  const { t } = useTranslation('desk');
  const { moment } = useMoment();
  return (field, value) => {
    if (value === null || value === undefined || value === '') return '';
    const text = String(value);
    if (MOMENTS.has(field)) return moment(text);
    if (CHOSEN.has(field)) return t(`chosen.${field}.${text}`, { defaultValue: text });
    if (field === 'subject' && SUBJECTS.includes(text)) return t(`chosen.subject.${text}`);
    return text;
  };
}

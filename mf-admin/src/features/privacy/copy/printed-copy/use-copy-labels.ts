import { optionLabel, type RequestField, type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../../shared/display/format/use-moment.js';
import { usePlaceName } from '../../../../shared/display/format/use-place-name.js';

/** Names of the texts for fields with a fixed set of values. */
const CHOICES: Record<string, string> = {
  status: 'leadStatus',
  paymentStatus: 'paymentStatus',
  language: 'languageName',
  event: 'notification.event',
  inboxState: 'inboxState',
  answer: 'inbox.answer',
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Labels for what one part of the site stores. Typed text stays unchanged. */
export function useCopyLabels(place: string) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const nameOf = usePlaceName();
  const kind = Object.values<RequestKind>(requestKinds).find(({ list }) => list === place);
  const kindField = (field: string): RequestField | undefined => kind?.fields[field];
  return {
    placeName: place === 'notifications' ? t('privacy.copy.emails') : nameOf(place),
    fieldName: (field: string): string =>
      kindField(field)?.label[language] ??
      t([`privacy.copy.field.${field}`, `leadField.${field}`, `customerShowcase.${field}`, `audit.field.${field}`], {
        defaultValue: field,
      }),
    valueText(field: string, value: unknown): string {
      if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
      const text = String(value);
      if (CHOICES[field]) return t(`${CHOICES[field]}.${text}`, { defaultValue: text });
      if (place === 'notifications' && field === 'state') return t(`notification.state.${text}`, { defaultValue: text });
      return MOMENT.test(text) ? moment(text) : optionLabel(kindField(field), text, language);
    },
  };
}

import { aboutOfKind, type InboxKind, type InboxRequest, requestKindOf, requestReference } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { usePlanName } from '../display/format/use-plan-name.js';
import type { ShownCar } from './lead/use-cars.js';
import { aboutText } from './lead/use-lead-field.js';

/** The reference by which the sender knows a request; for a membership, the payment. */
export const referenceOf = ({ kind, number, membership, createdAt }: InboxRequest): string =>
  requestReference(kind, membership?.order ?? number, createdAt);

/** The names of kinds, and what a request is about, in the reader's language. */
export function useRequestLabels() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const planName = usePlanName();
  return {
    kindName: (kind: InboxKind): string => requestKindOf(kind)?.titles.one[language] ?? t(`inbox.${kind}`),
    /** The request's car, if it has one; otherwise what was sent. A visitor's message always has a subject. */
    about: ({ kind, about, membership }: InboxRequest, car?: ShownCar): string => {
      if (membership) return planName(membership);
      if (car) return car.name;
      const texts = aboutOfKind(kind).map(
        (field) => about[field] && aboutText(requestKindOf(kind)?.fields[field], String(about[field]), language),
      );
      return texts.filter(Boolean).join(' ') || t(kind === 'contact' ? 'lead.enteredByStaff' : 'lead.unknown');
    },
  };
}

import { aboutOfKind, type InboxKind, type InboxRequest, requestKindOf, requestReference } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { usePlanName } from '../display/format/use-plan-name.js';
import type { ShownCar } from './lead/use-cars.js';
import { aboutText } from './lead/use-lead-field.js';

/** The reference by which the sender knows a request; for a membership, the payment. */
export const referenceOf = ({ kind, number, membership, createdAt }: InboxRequest): string =>
  requestReference(kind, membership?.order ?? number, createdAt);

/** Whether staff entered only the customer, with a journey. A visitor's message always has a subject. */
const isOfJourney = ({ kind, about }: InboxRequest): boolean => kind === 'contact' && about.subject === undefined;

/** The names of kinds, and what a request is about, in the reader's language. */
export function useRequestLabels() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const planName = usePlanName();
  const kindName = (kind: InboxKind): string => requestKindOf(kind)?.titles.one[language] ?? t(`inbox.${kind}`);
  return {
    kindName,
    /** The kind of a request; a customer who was entered with a journey has sent none. */
    requestName: (request: InboxRequest): string => (isOfJourney(request) ? t('journey.page') : kindName(request.kind)),
    /** The request's car, if it has one; otherwise what was sent. */
    about: (request: InboxRequest, car?: ShownCar): string => {
      const { kind, about, membership } = request;
      if (membership) return planName(membership);
      if (car) return car.name;
      const texts = aboutOfKind(kind).map(
        (field) => about[field] && aboutText(requestKindOf(kind)?.fields[field], String(about[field]), language),
      );
      return texts.filter(Boolean).join(' ') || t(isOfJourney(request) ? 'lead.enteredByStaff' : 'lead.unknown');
    },
  };
}

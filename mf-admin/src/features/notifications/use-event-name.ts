import { type NotificationRequest, parseRequestKey } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useRequestLabels } from '../../shared/request/request-labels.js';

const SUBMITTED: ReadonlySet<string> = new Set(['inquiry.submitted', 'reservation.submitted']);

/**
 * Returns the display name of an e-mail's event; of a request that was sent, its kind. An event unknown to this release
 * keeps its own name.
 */
export function useEventName() {
  const { t } = useTranslation('dashboard');
  const { kindName } = useRequestLabels();
  return (event: string, about: NotificationRequest | null): string => {
    const kind = about && SUBMITTED.has(event) ? parseRequestKey(about.request)?.kind : undefined;
    return kind ? kindName(kind) : t(`notification.event.${event}`, { defaultValue: event });
  };
}

import { useTranslation } from '@dealership/ui-kit';

/** Label of an e-mail's event; an event unknown to this release is shown by name. */
export function useEventName() {
  const { t } = useTranslation('dashboard');
  return (event: string): string => t(`notification.event.${event}`, { defaultValue: event });
}

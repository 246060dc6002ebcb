import { useTranslation } from '@dealership/ui-kit';

/** Returns the display name of an e-mail's event. An event unknown to this release keeps its own name. */
export function useEventName() {
  const { t } = useTranslation('dashboard');
  return (event: string): string => t(`notification.event.${event}`, { defaultValue: event });
}

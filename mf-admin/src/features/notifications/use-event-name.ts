import { useTranslation } from '@dealership/ui-kit';

/** What an e-mail is about, in words; an event that this release does not know by its own name. */
export function useEventName() {
  const { t } = useTranslation('dashboard');
  return (event: string): string => t(`notification.event.${event}`, { defaultValue: event });
}

import type { SiteEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** The subject of an automatic e-mail, or its topic if it was not recorded. */
export function SiteEmailName({ email: { event, subject } }: { email: Pick<SiteEmail, 'event' | 'subject'> }) {
  const { t } = useTranslation('dashboard');
  const [noun = '', verb = ''] = event.split('.');
  return <bdi>{subject ?? t(`notification.event.${noun}.${verb}`, { defaultValue: event })}</bdi>;
}

import { inboxPath, type NotificationRequest, parseRequestKey } from '@dealership/contracts';
import { Link } from '@dealership/ui-kit/router';
import { PartsLine } from '../../shared/display/parts-line.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import styles from './email-facts.module.css';
import { useEventName } from './use-event-name.js';

export interface EventNameProps {
  event: string;
  about: NotificationRequest | null;
}

/** Who and what a request is about: 'Fatima Al Suwaidi · 2024 Aurelio Vento · TD-2026-00001'. */
function RequestLine({ about: { request, reference, person: customer, car } }: { about: NotificationRequest }) {
  const key = parseRequestKey(request);
  const shown = useCars([car ?? undefined])(car ?? undefined);
  if (!key) return null;
  return (
    <Link to={inboxPath(key.kind, key.number)}>
      <PartsLine parts={[customer, ...(shown ? [shown.name] : []), reference]} />
    </Link>
  );
}

/** What an e-mail is about: the event, and the customer and matter of its request. */
export function EventName({ event, about }: EventNameProps) {
  const eventName = useEventName();
  return (
    <div className={[styles.email, styles.about].join(' ')}>
      <span className={styles.event}>{eventName(event, about)}</span>
      {about && <RequestLine about={about} />}
    </div>
  );
}

import { inboxPath, type NotificationRequest, parseRequestKey } from '@dealership/contracts';
import { Link } from '@dealership/ui-kit/router';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { useRequestLabels } from '../../shared/request/request-labels.js';
import styles from './email-facts.module.css';
import { useEventName } from './use-event-name.js';

export interface EventNameProps {
  event: string;
  about: NotificationRequest | null;
}

/** Stays with what precedes it where the line wraps. */
const SEPARATOR = '\u00a0· ';

/** Who and what a request is about: 'Fatima Al Suwaidi · Test drive, 2024 Aurelio Vento'. */
function RequestLine({ about: { request, reference, person: customer, car } }: { about: NotificationRequest }) {
  const { kindName } = useRequestLabels();
  const key = parseRequestKey(request);
  const shown = useCars([car ?? undefined])(car ?? undefined);
  if (!key) return null;
  const matter = [kindName(key.kind), shown?.name].filter(Boolean).join(', ');
  return (
    <Link to={inboxPath(key.kind, key.number)}>
      <bdi>{customer}</bdi>
      {SEPARATOR}
      <bdi>{matter}</bdi>
      {SEPARATOR}
      <bdi className={styles.moment}>{reference}</bdi>
    </Link>
  );
}

/** What an e-mail is about: the event, and the customer and matter of its request. */
export function EventName({ event, about }: EventNameProps) {
  const eventName = useEventName();
  return (
    <div className={[styles.email, styles.about].join(' ')}>
      <span>{eventName(event)}</span>
      {about && <RequestLine about={about} />}
    </div>
  );
}

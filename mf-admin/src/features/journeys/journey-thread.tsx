import { inboxPath, type Journey, readRequestName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useId } from 'react';
import { useMoment } from '../../shared/display/use-moment.js';
import styles from './journeys.module.css';
import { messagesQuery } from './journeys-api.js';

/** What customer and staff have written. It is answered in the inbox. */
export function JourneyThread({ journey }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const { data: messages = [] } = useQuery(messagesQuery(journey.id));
  const name = readRequestName(journey.request);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('journey.thread')}</h2>
      {messages.length === 0 && <p className={styles.quiet}>{t('journey.noMessages')}</p>}
      <ol className={styles.thread}>
        {messages.map(({ id: message, from, text, author, createdAt }) => (
          <li key={message} data-from={from}>
            <p className={styles.quiet}>
              <bdi>{from === 'customer' ? t('journey.customer') : (author ?? t('journey.staff'))}</bdi> · {moment(createdAt)}
            </p>
            <p dir="auto" className={styles.text}>
              {text}
            </p>
          </li>
        ))}
      </ol>
      {name && <Button href={inboxPath(name.kind, name.number)}>{t('journey.answer')}</Button>}
    </section>
  );
}

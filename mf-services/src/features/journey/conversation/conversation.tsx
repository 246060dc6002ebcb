import type { JourneyMessage } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import type { OpenJourney } from '../files/journey-files.js';
import { useOutcome } from '../link/use-outcome.js';
import { useDays } from '../use-days.js';
import styles from './conversation.module.css';
// The server-rendered form needs its styles before the component's code is loaded.
import './message-form.module.css';

const form = lazyComponent(async () => {
  const { MessageForm } = await import(/* webpackChunkName: "journey-message" */ './message-form.js');
  return MessageForm;
});

function Message({ message: { from, author, text, createdAt } }: { message: JourneyMessage }) {
  const { t } = useTranslation('journey');
  const { momentOf } = useDays();
  return (
    <li className={from === 'customer' ? styles.own : styles.theirs}>
      <p className={styles.by}>
        <span className={styles.author}>{from === 'customer' ? t('write.you') : <bdi>{author ?? t('write.us')}</bdi>}</span>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

/** The messages of a journey, and a form to send one. */
export function Conversation({ token, journey: { messages, reference } }: OpenJourney) {
  const { t } = useTranslation('journey');
  const { outcome, unsent } = useOutcome();
  const after = String(messages.at(-1)?.id ?? '');
  return (
    <section className={styles.conversation} aria-labelledby="journey-write">
      <h2 id="journey-write">{t('write.title')}</h2>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {outcome === 'sent' && (
        <p className={styles.outcome} role="status">
          {t('write.sent')}: {t('write.sentText')}
        </p>
      )}
      <Island component={form} when="visible" props={{ token, reference, after, outcome, unsent }} />
    </section>
  );
}

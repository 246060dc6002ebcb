import type { InboxRequest } from '@dealership/contracts';
import { writeMessage } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useId } from 'react';
import { LoadError } from '../../display/feedback/load-error.js';
import { LoadingLines } from '../../display/feedback/loading-lines.js';
import { useMay } from '../../staff/use-me.js';
import { useActiveInterval } from '../../use-active-interval.js';
import styles from './conversation.module.css';
import { messagesQuery } from './conversation-api.js';
import { MessageItem } from './message-item.js';

export interface ConversationProps {
  request: InboxRequest;
}

/** How often to check whether a message that was just sent has gone out. */
const POLL_INTERVAL_MS = 3000;

/** The messages that followed a request. */
export function Conversation({ request }: ConversationProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const mayWrite = useMay()(writeMessage.permission);
  const { data, error, refetch } = useQuery(messagesQuery(request.id));
  const { refetch: refresh } = useQuery({ ...messagesQuery(request.id, true), enabled: false });
  const isQueued = data?.some(({ state }) => state === 'queued') ?? false;
  useActiveInterval(() => void refresh(), isQueued ? POLL_INTERVAL_MS : undefined);
  return (
    <section className={styles.conversation} aria-labelledby={id} data-conversation>
      <h2 id={id}>{t('conversation.title')}</h2>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines />}
      {data?.length === 0 && <p className={styles.quiet}>{t('conversation.empty')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.messages}>
          {data.map((message) => (
            <MessageItem key={message.id} requestKey={request.id} message={message} mayRetry={mayWrite} />
          ))}
        </ol>
      )}
    </section>
  );
}

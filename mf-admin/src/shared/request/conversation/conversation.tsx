import type { InboxMessage, InboxRequest, SiteEmail } from '@dealership/contracts';
import { writeMessage } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useId } from 'react';
import { LoadError } from '../../display/feedback/load-error.js';
import { LoadingLines } from '../../display/feedback/loading-lines.js';
import { useMay } from '../../staff/use-me.js';
import { useActiveInterval } from '../../use-active-interval.js';
import styles from './conversation.module.css';
import { messagesQuery, siteEmailsQuery } from './conversation-api.js';
import { MessageItem } from './message-item.js';
import { SiteEmailItem } from './site-email-item.js';

export interface ConversationProps {
  request: InboxRequest;
}

/** How often to check whether a message or e-mail that was just written has gone out. */
const POLL_INTERVAL_MS = 3000;

/** How often to check whether the site has sent an e-mail. */
const EMAIL_INTERVAL_MS = 10_000;

/** Messages and e-mails of the site, oldest first. */
const inOrder = (messages: InboxMessage[], emails: SiteEmail[]) =>
  [...messages.map((message) => ({ at: message.createdAt, message })), ...emails.map((email) => ({ at: email.at, email }))].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );

/** The messages that followed a request, and the e-mails that the site sent to the customer about it. */
export function Conversation({ request }: ConversationProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const mayWrite = useMay()(writeMessage.permission);
  const { data, error, refetch } = useQuery(messagesQuery(request.id));
  const { refetch: refresh } = useQuery({ ...messagesQuery(request.id, true), enabled: false });
  const isQueued = data?.some(({ state }) => state === 'queued') ?? false;
  useActiveInterval(() => void refresh(), isQueued ? POLL_INTERVAL_MS : undefined);
  const { data: emails, error: emailsError, refetch: refetchEmails } = useQuery(siteEmailsQuery(request.id));
  const { refetch: refreshEmails } = useQuery({ ...siteEmailsQuery(request.id, true), enabled: false });
  const isSending = emails?.some(({ state }) => state === 'pending' || state === 'sending');
  useActiveInterval(() => void refreshEmails(), isSending ? POLL_INTERVAL_MS : EMAIL_INTERVAL_MS);
  const entries = data && inOrder(data, emails ?? []);
  const failure = (!data && error) || (!emails && emailsError);
  return (
    <section className={styles.conversation} aria-labelledby={id} data-conversation>
      <h2 id={id}>{t('conversation.title')}</h2>
      {failure && <LoadError error={failure} onRetry={() => void Promise.all([refetch(), refetchEmails()])} />}
      {!data && !error && <LoadingLines />}
      {emails && entries?.length === 0 && <p className={styles.quiet}>{t('conversation.empty')}</p>}
      {entries && entries.length > 0 && (
        <ol className={styles.messages}>
          {entries.map((entry) =>
            'email' in entry ? (
              <SiteEmailItem key={`email ${entry.email.id}`} email={entry.email} />
            ) : (
              <MessageItem key={entry.message.id} requestKey={request.id} message={entry.message} mayRetry={mayWrite} />
            ),
          )}
        </ol>
      )}
    </section>
  );
}

import type { InboxRequest } from '@dealership/contracts';
import { writeMessage } from '@dealership/contracts/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EmptyState } from '../../display/feedback/empty-state.js';
import { LoadError } from '../../display/feedback/load-error.js';
import { MailIcon } from '../../display/icons.js';
import { Tag } from '../../display/tag.js';
import { useMay } from '../../staff/use-me.js';
import { useActiveInterval } from '../../use-active-interval.js';
import styles from './conversation.module.css';
import { messagesQuery } from './conversation-api.js';
import { MessageItem } from './message-item.js';
import { useHasDraft } from './reply/state/use-reply-draft.js';

export interface ConversationProps {
  request: InboxRequest;
  /** Whether the reply box is open, which stands below the drawer's content. */
  isReplying: boolean;
  onReply: () => void;
  /** Further ways to answer, shown beside the button that opens the reply box. */
  children?: ReactNode;
}

/** How often to check whether a message that was just sent has gone out. */
const POLL_INTERVAL_MS = 3000;

/** The messages that followed a request, and the ways to answer it. */
export function Conversation({ request, isReplying, onReply, children }: ConversationProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const mayWrite = useMay()(writeMessage.permission);
  const { data, error, refetch } = useQuery(messagesQuery(request.id));
  const { refetch: refresh } = useQuery({ ...messagesQuery(request.id, true), enabled: false });
  const hasDraft = useHasDraft()(request.id);
  const isQueued = data?.some(({ state }) => state === 'queued') ?? false;
  useActiveInterval(() => void refresh(), isQueued ? POLL_INTERVAL_MS : undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The request whose reply box is open. When the box closes, the button in its stead takes the focus.
  const replying = useRef<string>(undefined);
  useEffect(() => {
    if (!isReplying && replying.current === request.id) button.current?.focus();
    replying.current = isReplying ? request.id : undefined;
  }, [isReplying, request.id]);
  return (
    <section className={styles.conversation} aria-labelledby={id} data-conversation>
      <h2 id={id}>{t('conversation.title')}</h2>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <EmptyState text={t('list.loading')} />}
      {data?.length === 0 && <p className={styles.quiet}>{t('conversation.empty')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.messages}>
          {data.map((message) => (
            <MessageItem key={message.id} requestKey={request.id} message={message} mayRetry={mayWrite} />
          ))}
        </ol>
      )}
      <div className={styles.line}>
        {mayWrite && !isReplying && (
          <Button ref={button} type="primary" icon={<MailIcon />} aria-keyshortcuts="r" onClick={onReply}>
            {t(hasDraft ? 'conversation.continue' : 'conversation.reply')}
          </Button>
        )}
        {children}
        {hasDraft && <Tag tone="notice">{t('conversation.draft')}</Tag>}
      </div>
    </section>
  );
}

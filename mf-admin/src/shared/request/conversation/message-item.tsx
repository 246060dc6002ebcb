import { endpointPath, type InboxMessage, languageSettings } from '@dealership/contracts';
import { getAttachment, getMessageMail } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useJoined } from '../../display/format/use-joined.js';
import { useMoment } from '../../display/format/use-moment.js';
import { Tag, type Tone } from '../../display/tag.js';
import { useStaffName } from '../../staff/use-staff-name.js';
import styles from './conversation.module.css';
import { useResendMessage } from './conversation-api.js';
import { useFileSize } from './use-file-size.js';

export interface MessageItemProps {
  /** Key of the request. */
  requestKey: string;
  message: InboxMessage;
  mayRetry: boolean;
}

const TONES: Record<NonNullable<InboxMessage['state']>, Tone> = {
  queued: 'plain',
  sent: 'good',
  failed: 'bad',
  bounced: 'bad',
};

/** One message: its author, time, text, files and delivery state. */
export function MessageItem({ requestKey, message, mayRetry }: MessageItemProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const joined = useJoined();
  const staffName = useStaffName();
  const sizeText = useFileSize();
  const { mutate, isPending } = useResendMessage(requestKey);
  const {
    id,
    direction,
    channel,
    author,
    address,
    subject,
    text,
    language,
    state,
    error,
    createdAt,
    attachments,
    refusedFiles,
    mail,
  } = message;
  const isOut = direction === 'out';
  // A queued message with an error will be retried. Once the cause is fixed, staff can resend it at once.
  const mayTryAgain = mayRetry && (state === 'failed' || (state === 'queued' && error !== null));
  return (
    <li className={isOut ? styles.out : styles.in}>
      <p className={styles.head}>
        <strong>{isOut ? <bdi>{author ? staffName(author) : t('conversation.us')}</bdi> : t('conversation.customer')}</strong>
        <span>
          {t(`conversation.channel.${channel}`)}
          {address && (
            <>
              {' '}
              <bdi dir="ltr">{address}</bdi>
            </>
          )}
        </span>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
        {state && <Tag tone={TONES[state]}>{t(`conversation.state.${state}`)}</Tag>}
      </p>
      {subject && (
        <p className={styles.subject}>
          <bdi dir={languageSettings(language).direction}>{subject}</bdi>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('conversation.files')}>
          {attachments.map((file) => (
            <li key={file.id}>
              <a href={endpointPath(getAttachment, { key: requestKey, id: file.id })} download={file.name}>
                <bdi>{file.name}</bdi>
              </a>{' '}
              <span className={styles.quiet}>{sizeText(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {refusedFiles.length > 0 && (
        <p className={styles.quiet}>
          {t('conversation.refusedFiles')} <bdi>{joined(refusedFiles)}</bdi>
          {mail && (
            <>
              <br />
              <a href={endpointPath(getMessageMail, { key: requestKey, id: String(id) })} download>
                {t('conversation.mail')}
              </a>{' '}
              {mail.until && t('conversation.mailUntil', { moment: moment(mail.until) })}
            </>
          )}
        </p>
      )}
      {error && (
        <p className={styles.error}>
          {t('conversation.serverSaid')} <bdi dir="ltr">{error}</bdi>
        </p>
      )}
      {mayTryAgain && (
        <Button loading={isPending} onClick={() => mutate(id)}>
          {t('conversation.resend')}
        </Button>
      )}
    </li>
  );
}

import { type CustomerEntry, type CustomerFile, inboxPath, parseRequestKey } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import type { ReactNode } from 'react';
import { requestQuery } from '../../../shared/api/request-query.js';
import { useJoined } from '../../../shared/display/format/use-joined.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { SearchLink } from '../../../shared/display/links/search-link.js';
import { Tag } from '../../../shared/display/tag.js';
import type { ShownCar } from '../../../shared/request/lead/use-cars.js';
import { OtherSender } from '../../../shared/request/other-sender.js';
import { referenceOf, useRequestLabels } from '../../../shared/request/request-labels.js';
import { RequestState } from '../../../shared/request/request-state.js';
import { TimeLeft } from '../../../shared/request/time-left.js';
import { useStaffName } from '../../../shared/staff/use-staff-name.js';
import styles from './customer.module.css';
import { SiteEmailText } from './site-email-line.js';

type Of<Type extends CustomerEntry['type']> = Extract<CustomerEntry, { type: Type }>;

function RequestText({ content, text, car }: Of<'request'> & { car: ShownCar | undefined }) {
  const { about } = useRequestLabels();
  return (
    <>
      <bdi>{about(content, car)}</bdi>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <span className={styles.line}>
        <RequestState request={content} />
        <TimeLeft request={content} />
        {content.tags.map((tag) => (
          <Tag key={tag}>
            <bdi>{tag}</bdi>
          </Tag>
        ))}
      </span>
    </>
  );
}

function MessageText({ direction, channel, author, address, subject, text, files }: Of<'message'>) {
  const { t } = useTranslation('dashboard');
  const joined = useJoined();
  const staffName = useStaffName();
  return (
    <>
      <span className={styles.quiet}>
        {direction === 'out' ? <bdi>{author ? staffName(author) : t('conversation.us')}</bdi> : t('conversation.customer')} ·{' '}
        {t(`conversation.channel.${channel}`)}
        {address && (
          <>
            {' · '}
            <bdi dir="ltr">{address}</bdi>
          </>
        )}
      </span>
      {subject && <strong dir="auto">{subject}</strong>}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {files.length > 0 && (
        <span className={styles.quiet}>
          {t('conversation.files')}: <bdi>{joined(files)}</bdi>
        </span>
      )}
    </>
  );
}

function NoteText({ author, text }: Of<'note'>) {
  const staffName = useStaffName();
  return (
    <>
      {author && <bdi className={styles.quiet}>{staffName(author)}</bdi>}
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </>
  );
}

export interface CustomerEntryItemProps {
  entry: CustomerEntry;
  file: CustomerFile;
  /** The car of a request, once known. */
  car: ShownCar | undefined;
}

/** The text for each kind of entry. */
function EntryText({ entry, car }: Pick<CustomerEntryItemProps, 'entry' | 'car'>): ReactNode {
  const { t } = useTranslation('dashboard');
  if (entry.type === 'request') return <RequestText {...entry} car={car} />;
  if (entry.type === 'message') return <MessageText {...entry} />;
  if (entry.type === 'note') return <NoteText {...entry} />;
  if (entry.type === 'appointment')
    return (
      <span className={styles.line}>
        <Tag>{t(`appointment.state.${entry.state}`)}</Tag>
        {entry.reason && <bdi>{entry.reason}</bdi>}
      </span>
    );
  if (entry.type === 'journey')
    return (
      <>
        <bdi>{entry.title}</bdi>{' '}
        <span className={styles.quiet}>{t('customerFile.steps', { done: entry.done, steps: entry.steps })}</span>
      </>
    );
  if (entry.type === 'newsletter' || entry.type === 'alert')
    return (
      <span className={styles.line}>
        {entry.type === 'alert' && <SearchLink query={entry.query} />}
        <bdi dir="ltr">{entry.address}</bdi>
        <Tag>{t(`leadStatus.${entry.state}`)}</Tag>
      </span>
    );
  return (
    <span className={styles.line}>
      <SiteEmailText email={entry} />
    </span>
  );
}

/** The request that an entry belongs to: listed on the same page, or read. */
function useRequestOf({ request: key }: CustomerEntry, { items }: CustomerFile) {
  const listed = items.find((one) => one.type === 'request' && one.request === key);
  const { data } = useQuery({ ...requestQuery(key ?? ''), enabled: key !== null && !listed });
  return listed?.type === 'request' ? listed.content : data;
}

/** Who caused an entry. Only the customer's messages and our answers are highlighted. */
function sideOf(entry: CustomerEntry): 'customer' | 'answer' | 'other' {
  if (entry.type === 'message') return entry.direction === 'out' ? 'answer' : 'customer';
  return entry.type === 'request' ? 'customer' : 'other';
}

/** One entry of a customer's file: its kind, its time, and the request that it belongs to. */
export function CustomerEntryItem({ entry, file, car }: CustomerEntryItemProps) {
  const { t } = useTranslation('dashboard');
  const { time } = useMoment();
  const { kindName } = useRequestLabels();
  const isReply = entry.type === 'message' && entry.direction === 'out';
  const own = useRequestOf(entry, file);
  const request = entry.request === null ? undefined : parseRequestKey(entry.request);
  return (
    <li className={[styles.entry, styles[sideOf(entry)]].join(' ')}>
      <p className={styles.title}>
        <strong>{t(isReply ? 'customerFile.reply' : `customerFile.entry.${entry.type}`)}</strong>
        {request && (
          <Link to={inboxPath(request.kind, request.number)}>
            {kindName(request.kind)} {own && <bdi>{referenceOf(own)}</bdi>}
          </Link>
        )}
        {own && <OtherSender request={own} customer={file} />}
        <time dateTime={entry.at}>{time(entry.at)}</time>
      </p>
      <EntryText entry={entry} car={car} />
    </li>
  );
}

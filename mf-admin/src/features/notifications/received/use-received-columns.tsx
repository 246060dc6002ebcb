import { endpointPath, inboxPath, type ListedMail } from '@dealership/contracts';
import { downloadReceivedMail } from '@dealership/contracts/inquiries/received-mail/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button, Space } from 'antd';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import styles from '../email-facts.module.css';
import { useFileMail } from '../notifications-api.js';

const nameOf = ({ reference }: ListedMail): string => reference;

export function useReceivedColumns(): Column<ListedMail>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const file = useFileMail();
  return [
    {
      title: t('notification.received.request'),
      cell: (mail) => (
        <Link to={inboxPath(mail.kind, mail.number)}>
          <bdi className={styles.moment}>{mail.reference}</bdi>
        </Link>
      ),
    },
    {
      title: t('notification.received.sender'),
      isWide: true,
      cell: ({ sender }) =>
        sender ? <bdi className={styles.address}>{sender}</bdi> : <span>{t('notification.received.noSender')}</span>,
    },
    {
      title: t('notification.received.why'),
      cell: ({ state, reason }) => (
        <Tag tone={state === 'failed' ? 'bad' : 'plain'}>
          {t(state === 'received' || !reason ? 'notification.received.waiting' : `notification.received.reason.${reason}`)}
        </Tag>
      ),
    },
    { title: t('notification.received.at'), cell: ({ receivedAt }) => <bdi className={styles.moment}>{moment(receivedAt)}</bdi> },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (mail) => (
        <Space wrap>
          <Button
            href={endpointPath(downloadReceivedMail, { id: String(mail.id) })}
            download
            aria-label={t('notification.received.downloadNamed', { name: nameOf(mail) })}
          >
            {t('notification.received.download')}
          </Button>
          {mail.state !== 'received' && mail.reason !== 'duplicate' && (
            <Button
              loading={file.isPending && file.variables === mail.id}
              onClick={() => file.mutate(mail.id)}
              aria-label={t('notification.received.fileNamed', { name: nameOf(mail) })}
            >
              {t('notification.received.file')}
            </Button>
          )}
        </Space>
      ),
    },
  ];
}

import type { Webhook, WebhookDelivery } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { RecordHistory } from '../../shared/audit/record-history.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag, type Tone } from '../../shared/display/tag.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import type { ListControl } from '../../shared/list/use-list-state.js';
import { deliveriesQuery } from './webhooks-api.js';
import styles from './webhooks-tab.module.css';

interface DeliveriesProps {
  webhook: Webhook;
  list: ListControl;
  onRedeliver: (id: number) => void;
}

const TONES: Record<WebhookDelivery['state'], Tone> = { waiting: 'notice', delivered: 'good', failed: 'bad' };

/** What was sent to a webhook, and its responses. */
export function Deliveries({ webhook: { id, url }, list, onRedeliver }: DeliveriesProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const reading = useQuery(deliveriesQuery(id, list.page));
  const columns: Column<WebhookDelivery>[] = [
    { title: t('webhook.at'), cell: ({ createdAt }) => <bdi>{moment(createdAt)}</bdi> },
    { title: t('webhook.what'), cell: ({ event }) => t(`webhook.event.${event}`) },
    {
      title: t('webhook.state'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`webhook.deliveryState.${state}`)}</Tag>,
    },
    {
      title: t('webhook.answer'),
      cell: ({ attempts, lastAnswer }) => (
        <>
          {t('webhook.tries', { count: attempts })}
          {lastAnswer && <> · {t(`webhook.reason.${lastAnswer}`, { defaultValue: lastAnswer })}</>}
        </>
      ),
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: ({ id: delivery, messageId }) => (
        <Button aria-label={t('webhook.redeliverNamed', { id: messageId })} onClick={() => onRedeliver(delivery)}>
          {t('webhook.redeliver')}
        </Button>
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="deliveries-title">
      <h2 id="deliveries-title" className={styles.title}>
        {t('webhook.messages', { url })}
      </h2>
      <StaffTable
        label={t('webhook.messages', { url })}
        columns={columns}
        shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
        reading={reading}
        list={{ ...list, q: '' }}
        empty={{ title: t('webhook.noMessages'), text: t('webhook.noMessagesText') }}
      />
      <RecordHistory of={{ part: 'inquiries', entity: 'webhook' }} id={id} />
    </section>
  );
}

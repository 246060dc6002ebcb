import { WEBHOOK_EVENTS, type Webhook } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { AddIcon } from '../../shared/display/icons.js';
import { Tag } from '../../shared/display/tag.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Deliveries } from './deliveries.js';
import { SecretDialog } from './secret-dialog.js';
import { useWebhookActions } from './use-webhook-actions.js';
import { WebhookDialog } from './webhook-dialog.js';
import { webhooksQuery } from './webhooks-api.js';
import styles from './webhooks-tab.module.css';

const searchTexts = ({ url }: Webhook) => [url];

/** The webhooks, and the deliveries of each. */
export function WebhooksTab() {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const list = useListState();
  /** `new`: a webhook that is being created. */
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [secret, setSecret] = useState<string>();
  const actions = useWebhookActions(setSecret);
  const reading = useQuery(webhooksQuery);
  const shown = reading.data?.find(({ id }) => id === list.entry);
  const state = ({ disabledAt, failingSince }: Webhook) => {
    if (disabledAt) return <Tag tone="bad">{t('webhook.off')}</Tag>;
    if (failingSince) return <Tag tone="bad">{t('webhook.failing', { moment: moment(failingSince) })}</Tag>;
    return <Tag tone="good">{t('webhook.working')}</Tag>;
  };
  const namesOf = (events: readonly Webhook['events'][number][]) =>
    events.map((event) => t(`webhook.event.${event}`)).join(' · ');
  const columns: Column<Webhook>[] = [
    {
      title: t('webhook.url'),
      isWide: true,
      cell: ({ url }) => (
        <bdi dir="ltr" className={styles.address}>
          {url}
        </bdi>
      ),
    },
    {
      title: t('webhook.events'),
      isWide: true,
      cell: ({ events }) => namesOf(events),
    },
    { title: t('webhook.state'), cell: state },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (webhook) => {
        const { id, url, disabledAt } = webhook;
        return (
          <div className={styles.buttons}>
            <Button aria-pressed={shown?.id === id} aria-label={t('webhook.showNamed', { url })} onClick={() => list.open(id)}>
              {t('webhook.show')}
            </Button>
            <Button aria-label={t('webhook.editNamed', { url })} onClick={() => setEdited(webhook)}>
              {t('webhook.change')}
            </Button>
            <Button
              aria-label={t(disabledAt ? 'webhook.onNamed' : 'webhook.offNamed', { url })}
              onClick={() => actions.setDisabled(webhook, !disabledAt)}
            >
              {t(disabledAt ? 'webhook.on' : 'webhook.switchOff')}
            </Button>
            <Button aria-label={t('webhook.rotateNamed', { url })} onClick={() => actions.rotate(webhook)}>
              {t('webhook.rotate')}
            </Button>
            <Button danger aria-label={t('webhook.removeNamed', { url })} onClick={() => actions.remove(webhook)}>
              {t('webhook.remove')}
            </Button>
          </div>
        );
      },
    },
  ];
  return (
    <>
      <p className={styles.text}>{t('webhook.text')}</p>
      <ListBar
        list={list}
        search={t('webhook.search')}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={
          <Button type="primary" icon={<AddIcon />} onClick={() => setEdited('new')}>
            {t('webhook.add')}
          </Button>
        }
      />
      <StaffTable
        label={t('tab.webhooks')}
        columns={columns}
        shown={pageOf(reading.data, { page: 1, q: list.q, searchTexts })}
        reading={reading}
        list={{ ...list, page: 1 }}
        empty={{ title: t('webhook.empty'), text: t('webhook.emptyText', { events: namesOf(WEBHOOK_EVENTS) }) }}
      />
      {shown && <Deliveries key={shown.id} webhook={shown} list={list} onRedeliver={actions.redeliver} />}
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={(made) => {
            setEdited(undefined);
            setSecret(made);
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

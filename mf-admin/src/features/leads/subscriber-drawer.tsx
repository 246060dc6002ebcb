import { NEWSLETTER_CHOICES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useId } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { EntryDrawer } from '../../shared/request/entry/entry-drawer.js';
import { EntryNotes } from '../../shared/request/entry/entry-notes.js';
import { type AnyLead, leadName } from '../../shared/request/lead/lead.js';
import { LeadFacts } from '../../shared/request/lead/lead-facts.js';
import type { LeadList } from '../../shared/request/lead/lead-lists.js';
import { leadQuery } from '../../shared/request/lead/lead-query.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useSubscriberStatus } from './leads-api.js';
import styles from './subscriber-drawer.module.css';

export interface SubscriberDrawerProps {
  list: LeadList;
  id: number;
  onClose: () => void;
}

/** The status of a subscriber. */
function SubscriberStatus({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const mayChange = useMay()(list.endpoints.update.permission);
  const { mutate, isPending } = useSubscriberStatus(list);
  // A status that only the visitor can set, such as a confirmed address, is shown but cannot be selected.
  const isChoice = NEWSLETTER_CHOICES.some((choice) => choice === lead.status);
  const statuses = isChoice ? NEWSLETTER_CHOICES : [lead.status, ...NEWSLETTER_CHOICES];
  const isSpam = lead.status === 'spam';
  return (
    <div className={styles.status}>
      <div className={styles.choice}>
        <label htmlFor={id}>{t('list.status')}</label>
        <NativeSelect
          id={id}
          value={lead.status}
          disabled={isPending || !mayChange}
          options={statuses.map((value) => ({ value, label: t(`leadStatus.${value}`) }))}
          onChange={(value) => {
            const status = NEWSLETTER_CHOICES.find((choice) => choice === value);
            if (status) mutate({ lead, status });
          }}
        />
      </div>
      <Allowed to={list.endpoints.update}>
        <Button loading={isPending} onClick={() => mutate({ lead, status: isSpam ? 'pending' : 'spam' })}>
          {isSpam ? t('lead.notSpam') : t('lead.markSpam')}
        </Button>
      </Allowed>
    </div>
  );
}

/** A subscriber of the newsletter. There is no request to answer. */
export function SubscriberDrawer({ list, id, onClose }: SubscriberDrawerProps) {
  const { data, error } = useQuery(leadQuery(list, id));
  const lead = data?.items.find((one) => one.id === id);
  const history = { part: 'inquiries', entity: list.name } as const;
  return (
    <EntryDrawer title={lead && leadName(lead)} entry={lead} error={error} history={history} onClose={onClose}>
      {lead && (
        <>
          <LeadFacts list={list} lead={lead} />
          <SubscriberStatus list={list} lead={lead} />
          <EntryNotes entry={lead} addNote={list.endpoints.addNoteTo} />
        </>
      )}
    </EntryDrawer>
  );
}

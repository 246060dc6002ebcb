import { inboxPath, kindOfList } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { useId } from 'react';
import { EntryDrawer } from '../../shared/entry/entry-drawer.js';
import { EntryNotes } from '../../shared/entry/entry-notes.js';
import { type AnyLead, leadName, leadReference } from '../../shared/lead/lead.js';
import { LeadActions } from '../../shared/lead/lead-actions.js';
import { LeadFacts } from '../../shared/lead/lead-facts.js';
import type { LeadList } from '../../shared/lead/lead-lists.js';
import { LeadVehicle } from '../../shared/lead/lead-vehicle.js';
import { NativeSelect } from '../../shared/list/native-select.js';
import { Allowed } from '../../shared/me/allowed.js';
import { useMay } from '../../shared/me/use-me.js';
import styles from './lead-drawer.module.css';
import { useLeadStatus } from './leads-api.js';

export interface LeadDrawerProps {
  list: LeadList;
  lead: AnyLead;
  onChanged: (lead: AnyLead) => void;
  onClose: () => void;
}

/** Everything that a visitor sent, and the staff's status and notes. */
export function LeadDrawer({ list, lead, onChanged, onClose }: LeadDrawerProps) {
  const { t } = useTranslation('dashboard');
  const statusId = useId();
  const mayChange = useMay()(list.endpoints.update.permission);
  const change = useLeadStatus(list, onChanged);
  const set = (status: string) => change.mutate({ lead, status });
  // A status that only the visitor can set, such as a confirmed address, is shown but cannot be selected.
  const statuses = list.choices.includes(lead.status) ? list.choices : [lead.status, ...list.choices];
  const isSpam = lead.status === 'spam';
  const kind = kindOfList(list.name);
  return (
    <EntryDrawer
      title={leadName(lead)}
      entry={lead}
      reference={leadReference(list.name, lead)}
      history={{ part: 'inquiries', entity: list.name }}
      onClose={onClose}
    >
      {kind && !isSpam && (
        <Link className={styles.inbox} to={inboxPath(kind, lead.id)}>
          {t('lead.openInInbox')}
        </Link>
      )}
      <LeadVehicle list={list} lead={lead} />
      <LeadFacts list={list} lead={lead} />
      <LeadActions lead={lead} />
      <div className={styles.status}>
        <div className={styles.choice}>
          <label htmlFor={statusId}>{t('list.status')}</label>
          <NativeSelect
            id={statusId}
            value={lead.status}
            disabled={change.isPending || !mayChange}
            options={statuses.map((value) => ({ value, label: t(`leadStatus.${value}`) }))}
            onChange={set}
          />
        </div>
        <Allowed to={list.endpoints.update}>
          <Button loading={change.isPending} onClick={() => set(isSpam ? list.back : 'spam')}>
            {isSpam ? t('lead.notSpam') : t('lead.markSpam')}
          </Button>
        </Allowed>
      </div>
      <EntryNotes entry={lead} addNote={list.endpoints.addNoteTo} onChanged={onChanged} />
    </EntryDrawer>
  );
}

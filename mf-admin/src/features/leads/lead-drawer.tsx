import { Toaster, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Drawer } from 'antd';
import { useId } from 'react';
import { Choice } from '../../shared/choice.js';
import { useMoment } from '../../shared/use-moment.js';
import { useReturnFocus } from '../../shared/use-return-focus.js';
import { type AnyLead, leadName } from './lead.js';
import styles from './lead-drawer.module.css';
import { LeadFacts } from './lead-facts.js';
import type { LeadList } from './lead-lists.js';
import { LeadNotes } from './lead-notes.js';
import { useLeadStatus } from './leads-api.js';

export interface LeadDrawerProps {
  list: LeadList;
  lead: AnyLead;
  onChanged: (lead: AnyLead) => void;
  onClose: () => void;
}

/** All of what a visitor sent, and what staff make of it. */
export function LeadDrawer({ list, lead, onChanged, onClose }: LeadDrawerProps) {
  const { t } = useTranslation('desk');
  const { direction } = useLanguage();
  const { moment } = useMoment();
  const statusId = useId();
  const change = useLeadStatus(list, onChanged);
  const set = (status: string) => change.mutate({ lead, status });
  // What only the visitor can make of it (a confirmed address) is shown, and cannot be chosen.
  const statuses = list.choices.includes(lead.status) ? list.choices : [lead.status, ...list.choices];
  useReturnFocus();
  const isSpam = lead.status === 'spam';
  return (
    <Drawer
      open
      title={<bdi>{leadName(lead)}</bdi>}
      closable={{ 'aria-label': t('common:close') }}
      size="min(40rem, 100vw)"
      placement={direction === 'rtl' ? 'left' : 'right'}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p className={styles.quiet}>
          {t('lead.receivedAt', { moment: moment(lead.createdAt) })} · {t(`languageName.${lead.language}`)} · #{lead.id}
        </p>
        <div className={styles.status}>
          <div className={styles.choice}>
            <label htmlFor={statusId}>{t('list.status')}</label>
            <Choice
              id={statusId}
              value={lead.status}
              disabled={change.isPending}
              options={statuses.map((value) => ({ value, label: t(`leadStatus.${value}`) }))}
              onChange={set}
            />
          </div>
          <Button loading={change.isPending} onClick={() => set(isSpam ? list.back : 'spam')}>
            {isSpam ? t('lead.notSpam') : t('lead.markSpam')}
          </Button>
        </div>
        <LeadFacts list={list} lead={lead} />
        <LeadNotes list={list} lead={lead} onChanged={onChanged} />
      </div>
      <div className={styles.toasts}>
        <Toaster />
      </div>
    </Drawer>
  );
}

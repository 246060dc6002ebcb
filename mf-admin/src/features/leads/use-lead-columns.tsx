import { useTranslation } from '@dealership/ui-kit';
import { RowName } from '../../shared/row-name.js';
import type { Column } from '../../shared/rows-table.js';
import { useMoment } from '../../shared/use-moment.js';
import { type AnyLead, leadName, leadSubject } from './lead.js';
import type { LeadList } from './lead-lists.js';
import { LeadStatusTag } from './lead-status-tag.js';
import styles from './use-lead-columns.module.css';
import { useLeadFact } from './use-lead-fact.js';

export function useLeadColumns(list: LeadList, onOpen: (lead: AnyLead) => void): Column<AnyLead>[] {
  const { t } = useTranslation('desk');
  const { moment } = useMoment();
  const fact = useLeadFact();
  const about: Column<AnyLead>[] = list.about
    ? [
        {
          title: t(`leadField.${list.about}`),
          isWide: true,
          cell: (lead) => (
            <bdi className={styles.about}>
              {list.about === 'subject' ? fact('subject', lead.subject) : leadSubject(lead, list.about) || t('lead.unknown')}
            </bdi>
          ),
        },
      ]
    : [];
  return [
    {
      title: t('lead.person'),
      cell: (lead) => (
        <RowName name={leadName(lead)} onOpen={() => onOpen(lead)}>
          {lead.notes.length > 0 && t('lead.noteCount', { count: lead.notes.length })}
        </RowName>
      ),
    },
    ...about,
    {
      title: t('lead.contact'),
      from: 'md',
      cell: ({ email, phone }) => (
        <span className={styles.contact}>
          <bdi>{email}</bdi>
          {phone && <bdi dir="ltr">{phone}</bdi>}
        </span>
      ),
    },
    { title: t('list.received'), cell: ({ createdAt }) => <bdi>{moment(createdAt)}</bdi> },
    { title: t('list.status'), cell: ({ status }) => <LeadStatusTag status={status} /> },
  ];
}

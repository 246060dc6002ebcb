import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { AUDITS, type AuditName, auditQuery, isAuditName } from '../../shared/audit/audits.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { NativeSelect } from '../../shared/list/native-select.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { StaffTable } from '../../shared/table/staff-table.js';
import styles from './activity-tab.module.css';
import { useActivityColumns } from './use-activity-columns.js';

const FIRST: AuditName = 'catalog';

/** The log of who changed what and when. An expanded entry shows the values before and after. */
export function ActivityTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const name = isAuditName(list.status) ? list.status : FIRST;
  const reading = useQuery(auditQuery(name, list.page));
  const columns = useActivityColumns(reading.data?.items ?? []);
  const options = Object.keys(AUDITS).map((value) => ({ value, label: t(`audit.of.${value}`) }));
  return (
    <>
      <p className={styles.intro}>{t('audit.intro')}</p>
      <ListBar list={list} onRefresh={reading.refetch} refreshing={reading.isFetching}>
        <NativeSelect
          aria-label={t('audit.part')}
          value={name}
          options={options}
          onChange={(chosen) => list.change({ status: chosen === FIRST ? '' : chosen })}
        />
      </ListBar>
      <StaffTable
        label={t('tab.activity')}
        columns={columns}
        shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
        reading={reading}
        list={{ ...list, status: '' }}
        pageSize={reading.data?.pageSize}
        empty={{ title: t('audit.empty', { part: t(`audit.of.${name}`) }), text: t('audit.emptyText') }}
      />
    </>
  );
}

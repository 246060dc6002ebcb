import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { AUDITS, auditQuery, isAuditName } from '../../shared/audit/audits.js';
import { EmptyState } from '../../shared/display/feedback/empty-state.js';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingRows } from '../../shared/display/feedback/loading-rows.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { RowsTable } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { type ListControl, useListState } from '../../shared/list/use-list-state.js';
import { DayFilters } from '../../shared/request/entry/day-filters.js';
import { useColleagues } from '../../shared/staff/use-colleagues.js';
import styles from './activity-tab.module.css';
import { useActivityColumns } from './use-activity-columns.js';
import { useAllActivity } from './use-all-activity.js';

/** The changes in every part of the site, in one list by time. */
function AllActivity({ all, list }: { all: ReturnType<typeof useAllActivity>; list: ListControl }) {
  const { reading, rows, unread, loadEarlier, loadingEarlier } = all;
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const columns = useActivityColumns(rows);
  const fail = (error: unknown) => showToast({ kind: 'error', title: t('list.failed'), text: errorText(error) });
  if (reading.error && !reading.isFetching) return <LoadError error={reading.error} onRetry={() => void reading.refetch()} />;
  if (!reading.data) return <LoadingRows heads={columns.map(({ title }) => title)} />;
  const clear = <Button onClick={() => list.change({ from: '', to: '', person: '' })}>{t('list.clear')}</Button>;
  const empty =
    list.from || list.to || list.person ? (
      <EmptyState title={t('list.noMatch')} text={t('list.noMatchText')} action={clear} />
    ) : (
      <EmptyState title={t('audit.emptyAll')} text={t('audit.emptyAllText')} />
    );
  const parts = new Intl.ListFormat(locale).format(unread.map((name) => t('audit.quoted', { part: t(`audit.of.${name}`) })));
  return (
    <>
      {unread.length > 0 && <p role="status">{t('audit.unread', { parts })}</p>}
      <RowsTable label={t('tab.activity')} columns={columns} rows={rows} empty={empty} isBusy={reading.isFetching} />
      {loadEarlier && (
        <Button className={styles.earlier ?? ''} loading={loadingEarlier} onClick={() => loadEarlier().catch(fail)}>
          {t('audit.earlier')}
        </Button>
      )}
    </>
  );
}

/** The log of who changed what and when, of all parts of the site or of one. An expanded entry shows its values. */
export function ActivityTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const name = isAuditName(list.status) ? list.status : undefined;
  const { colleagues, isAlone } = useColleagues();
  const all = useAllActivity(name === undefined, list);
  const part = useQuery({ ...auditQuery(name ?? 'catalog', list.page, list), enabled: name !== undefined });
  const rows = part.data?.items.map((entry) => ({ id: String(entry.id), entry })) ?? [];
  const columns = useActivityColumns(rows);
  const reading = name ? part : all.reading;
  const options = Object.keys(AUDITS).map((value) => ({ value, label: t(`audit.of.${value}`) }));
  return (
    <>
      <p className={styles.intro}>{t('audit.intro')}</p>
      <ListBar list={list} onRefresh={reading.refetch} refreshing={reading.isFetching}>
        <NativeSelect
          aria-label={t('audit.part')}
          value={name ?? ''}
          options={[{ value: '', label: t('audit.of.all') }, ...options]}
          onChange={(status) => list.change({ status })}
        />
        {(!isAlone || list.person) && (
          <NativeSelect
            aria-label={t('audit.byActor')}
            value={list.person}
            options={[
              { value: '', label: t('audit.anybody') },
              ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(person) => list.change({ person })}
          />
        )}
        <DayFilters list={list} />
      </ListBar>
      {name ? (
        <StaffTable
          label={t('tab.activity')}
          columns={columns}
          shown={part.data && { rows, total: part.data.total }}
          reading={part}
          list={{ ...list, status: '' }}
          pageSize={part.data?.pageSize}
          empty={{ title: t('audit.empty', { part: t(`audit.of.${name}`) }), text: t('audit.emptyText') }}
        />
      ) : (
        <AllActivity all={all} list={list} />
      )}
    </>
  );
}

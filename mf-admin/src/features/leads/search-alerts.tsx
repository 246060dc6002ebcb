import { listSearchAlerts } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../shared/api/staff-query.js';
import { SearchLink } from '../../shared/display/links/search-link.js';
import { type Column, RowsTable } from '../../shared/list/table/rows-table.js';
import styles from './search-alerts.module.css';

interface Row {
  id: string;
  active: number;
}

const searchAlertsQuery = staffQuery('search-alerts', listSearchAlerts);

/** The searches for which visitors have alerts, with the number of alerts. */
export function SearchAlerts() {
  const { t } = useTranslation('dashboard');
  const { data, isFetching } = useQuery(searchAlertsQuery);
  if (!data) return null;
  const columns: Column<Row>[] = [
    {
      title: t('searchAlerts.search'),
      isWide: true,
      cell: ({ id }) => <SearchLink query={id} />,
    },
    { title: t('searchAlerts.active'), cell: ({ active }) => active },
  ];
  return (
    <section className={styles.alerts} aria-labelledby="search-alerts">
      <h2 id="search-alerts">{t('searchAlerts.title')}</h2>
      <p>{t(data.length > 0 ? 'searchAlerts.intro' : 'searchAlerts.empty')}</p>
      {data.length > 0 && (
        <RowsTable
          label={t('searchAlerts.title')}
          columns={columns}
          rows={data.map(({ query, active }) => ({ id: query, active }))}
          isBusy={isFetching}
        />
      )}
    </section>
  );
}

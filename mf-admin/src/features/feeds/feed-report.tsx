import { adminPath, type MissingVehicle, type StockFeed } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import type { Column } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import type { ListControl } from '../../shared/list/use-list-state.js';
import { feedReportQuery } from './feeds-api.js';
import styles from './feeds-tab.module.css';

interface FeedReportProps {
  file: StockFeed;
  list: ListControl;
}

/** Shows the beginning of a file, and the vehicles that it leaves out. */
export function FeedReport({ file, list }: FeedReportProps) {
  const { t } = useTranslation('dashboard');
  const reading = useQuery(feedReportQuery(file, list.page));
  const name = t(`feed.file.${file.replace('.', '-')}`);
  const columns: Column<MissingVehicle>[] = [
    {
      title: t('feed.vehicle'),
      cell: ({ name: vehicle, stockNumber, id }) => (
        <>
          <Link to={adminPath('vehicles', { entry: id })}>
            <bdi>{vehicle}</bdi>
          </Link>{' '}
          {stockNumber && <bdi className={styles.number}>{stockNumber}</bdi>}
        </>
      ),
    },
    { title: t('feed.lacks'), isWide: true, cell: ({ lacks }) => lacks.map((fact) => t(`feed.fact.${fact}`)).join(' · ') },
  ];
  return (
    <>
      <section className={styles.section} aria-labelledby="feed-missing">
        <h2 id="feed-missing" className={styles.title}>
          {t('feed.missingIn', { name })}
        </h2>
        <StaffTable
          label={t('feed.missingIn', { name })}
          columns={columns}
          shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
          reading={reading}
          list={{ ...list, status: '' }}
          empty={{ title: t('feed.complete'), text: t('feed.completeText') }}
        />
      </section>
      {reading.data && (
        <section className={styles.section} aria-labelledby="feed-preview">
          <h2 id="feed-preview" className={styles.title}>
            {t('feed.preview', { name })}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys,
              too */}
          <pre className={styles.preview} dir="ltr" tabIndex={0}>
            {reading.data.preview}
          </pre>
        </section>
      )}
    </>
  );
}

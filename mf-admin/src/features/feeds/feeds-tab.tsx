import { STOCK_FEEDS, type StockFeedSummary } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { Nothing } from '../../shared/display/nothing.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { type Column, RowsTable } from '../../shared/table/rows-table.js';
import { FeedReport } from './feed-report.js';
import { feedAddress, feedsQuery } from './feeds-api.js';
import styles from './feeds-tab.module.css';

type Row = StockFeedSummary & { id: string };

/** The files in which portals read the stock: their addresses, a preview, and what vehicles lack to be in them. */
export function FeedsTab() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const list = useListState();
  const { data, error, isFetching, refetch } = useQuery(feedsQuery);
  const shown = STOCK_FEEDS.find((file) => file === list.status);
  const columns: Column<Row>[] = [
    {
      title: t('feed.name'),
      cell: ({ file }) => (
        <>
          <strong>{t(`feed.file.${file.replace('.', '-')}`)}</strong>
          <br />
          <a href={feedAddress(file)} target="_blank" rel="noreferrer" className={styles.address}>
            <bdi dir="ltr">{feedAddress(file)}</bdi>
          </a>
        </>
      ),
      isWide: true,
    },
    {
      title: t('feed.vehicles'),
      cell: ({ included, missing }) => `${t('feed.included', { total: included })} · ${t('feed.missing', { total: missing })}`,
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: ({ file }) => (
        <Button
          aria-pressed={shown === file}
          aria-label={t('feed.showNamed', { name: t(`feed.file.${file.replace('.', '-')}`) })}
          onClick={() => list.change({ status: file })}
        >
          {t('feed.show')}
        </Button>
      ),
    },
  ];
  if (!data)
    return error ? (
      <Alert
        type="error"
        showIcon
        title={t('list.failed')}
        description={errorText(error)}
        action={<Button onClick={() => refetch()}>{t('list.retry')}</Button>}
      />
    ) : (
      <Nothing text={t('list.loading')} />
    );
  return (
    <>
      <p className={styles.text}>{t('feed.text')}</p>
      <RowsTable
        label={t('tab.feeds')}
        columns={columns}
        rows={data.map((row) => ({ ...row, id: row.file }))}
        isBusy={isFetching}
      />
      {shown && <FeedReport key={shown} file={shown} list={list} />}
    </>
  );
}

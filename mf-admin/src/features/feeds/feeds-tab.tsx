import {
  NEWS_FEED_FILES,
  NEWS_FEEDS,
  type NewsFeed,
  newsFeedTitle,
  STOCK_FEEDS,
  type StockFeedSummary,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { Fragment } from 'react';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { type Column, RowsTable } from '../../shared/list/table/rows-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { FeedReport } from './feed-report.js';
import { feedAddress, feedsQuery, newsFeedAddress } from './feeds-api.js';
import styles from './feeds-tab.module.css';

type Row = StockFeedSummary & { id: string };

/** A line may break after a slash of an address. */
const AFTER_SLASH = /(?<=[^/]\/)(?!\/)/;

const QUERY = /(\?lang=\w+)/;

function FeedLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.address}>
      <bdi dir="ltr">
        {address.split(AFTER_SLASH).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </bdi>
    </a>
  );
}

/** The feeds with which visitors can follow new arrivals and posts in a feed reader. */
function NewsFeeds() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="news-feeds">
      <h2 id="news-feeds" className={styles.title}>
        {t('feed.news')}
      </h2>
      <p className={styles.text}>{t('feed.newsText')}</p>
      <ul className={styles.news}>
        {(Object.keys(NEWS_FEEDS) as NewsFeed[]).flatMap((feed) =>
          NEWS_FEED_FILES.map((file) => (
            <li key={`${feed} ${file}`}>
              <span>{newsFeedTitle(feed, file, language)}</span> <FeedLink address={newsFeedAddress(feed, file)} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** The files from which portals read the stock: their URLs, a preview, and what vehicles lack to be included. */
export function FeedsTab() {
  const { t } = useTranslation('dashboard');
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
          <FeedLink address={feedAddress(file)} />
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
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingLines />;
  return (
    <>
      <p className={styles.text}>
        {t('feed.text')
          .split(QUERY)
          .map((part) =>
            QUERY.test(part) ? (
              <code key={part} className={styles.query} dir="ltr">
                {part}
              </code>
            ) : (
              part
            ),
          )}
      </p>
      <RowsTable
        label={t('tab.feeds')}
        columns={columns}
        rows={data.map((row) => ({ ...row, id: row.file }))}
        isBusy={isFetching}
      />
      {shown && <FeedReport key={shown} file={shown} list={list} />}
      <NewsFeeds />
    </>
  );
}

import type { NewsFeed, NewsFeedFile, StockFeed } from '@dealership/contracts';
import { getStockFeedReport, listStockFeeds } from '@dealership/contracts/catalog/endpoints';
import { keepPreviousData, queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';

export const feedsQuery = staffQuery('feeds', listStockFeeds);

export const feedReportQuery = (file: StockFeed, page: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'feed', file, page],
    queryFn: ({ signal }) => callStaff(getStockFeedReport, { params: { file }, query: { page, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_REFETCH,
  });

/** The URL at which other systems read a file. */
export const feedAddress = (file: StockFeed): string => `${window.location.origin}/api/feeds/stock/${file}`;

/** The URL of a news feed for feed readers. */
export const newsFeedAddress = (feed: NewsFeed, file: NewsFeedFile): string =>
  `${window.location.origin}/api/feeds/${feed}/${file}`;

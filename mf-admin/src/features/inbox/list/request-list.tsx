import type { InboxPage } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { RowsTable } from '../../../shared/list/table/rows-table.js';
import styles from '../inbox.module.css';
import type { InboxControl } from '../use-inbox-state.js';
import { NoRequests } from './no-requests.js';
import { useInboxColumns } from './use-inbox-columns.js';

export interface RequestListProps {
  inbox: InboxControl;
  page: InboxPage;
  /** False while the same rows are refetched, as after every event: the list would flicker. */
  isBusy: boolean;
}

/** One page of requests as a list. */
export function RequestList({ inbox, page, isBusy }: RequestListProps) {
  const { t } = useTranslation('dashboard');
  const rows = [...page.pinned, ...page.items];
  const columns = useInboxColumns(rows, ({ id }) => inbox.open(id));
  return (
    <>
      {rows.length === 0 ? (
        <NoRequests inbox={inbox} />
      ) : (
        <div className={styles.rows}>
          <RowsTable label={t('tab.inbox')} columns={columns} rows={rows} isBusy={isBusy} />
        </div>
      )}
      {(inbox.cursor || page.next) && (
        <nav className={styles.pages} aria-label={t('inbox.pages')}>
          {inbox.cursor && <Button onClick={() => inbox.change({ cursor: '' })}>{t('inbox.firstPage')}</Button>}
          {page.next && <Button onClick={() => inbox.change({ cursor: page.next ?? '' })}>{t('inbox.nextPage')}</Button>}
        </nav>
      )}
    </>
  );
}

import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { Nothing } from '../../shared/display/nothing.js';
import { RowsTable } from '../../shared/table/rows-table.js';
import styles from './inbox.module.css';
import { inboxQuery, nextUnanswered } from './inbox-api.js';
import { InboxBar } from './inbox-bar.js';
import { KeysHelp } from './keys-help.js';
import { RequestDrawer } from './request-drawer.js';
import { useInboxColumns } from './use-inbox-columns.js';
import { useInboxKeys } from './use-inbox-keys.js';
import { type InboxControl, useInboxState } from './use-inbox-state.js';

/** Only where the file of a person is open. */
const PersonPage = lazy(() => import(/* webpackChunkName: "person" */ './person/index.js'));

/** The inbox, or the file of a person: the address says which. */
export function InboxTab() {
  const { t } = useTranslation('dashboard');
  const inbox = useInboxState();
  if (!inbox.person) return <Requests inbox={inbox} />;
  return (
    <Suspense fallback={<Nothing text={t('list.loading')} />}>
      <PersonPage key={inbox.person} name={inbox.person} inbox={inbox} />
    </Suspense>
  );
}

/** All requests in one list; one of them open beside it. */
function Requests({ inbox }: { inbox: InboxControl }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const [helps, setHelps] = useState(false);
  const [said, say] = useState('');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(inboxQuery(inbox));
  const columns = useInboxColumns(({ id }) => inbox.open(id));
  const openNext = async () => {
    const next = await nextUnanswered(inbox.request).catch(() => undefined);
    say(next ? '' : t('inbox.allAnswered'));
    if (next) inbox.open(next);
  };
  useInboxKeys(place, { onNext: () => void openNext(), onHelp: () => setHelps(!helps) });

  const rows = data && [...data.first, ...data.items];
  const isNarrowed = Boolean(inbox.q || inbox.kind || inbox.state || inbox.tag || inbox.cursor || inbox.view !== 'all');
  const clear = <Button onClick={inbox.clear}>{t('list.clear')}</Button>;
  return (
    <div ref={place}>
      <InboxBar inbox={inbox} onRefresh={() => void refetch()} refreshing={isFetching} onHelp={() => setHelps(true)} />
      <p className={styles.said} role="status">
        {said}
      </p>
      {error && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={t('list.failed')}
          description={errorText(error)}
          action={<Button onClick={() => refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {!rows && !error && <Nothing text={t('list.loading')} />}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <Nothing title={t('list.noMatch')} text={t('list.noMatchText')} action={clear} />
        ) : (
          <Nothing title={t('lead.empty')} text={t('lead.emptyText')} />
        ))}
      {/* Not while the same rows are read anew, as for every event: the list would flicker. */}
      {rows && rows.length > 0 && <RowsTable label={t('tab.inbox')} columns={columns} rows={rows} isBusy={isPlaceholderData} />}
      {data && (inbox.cursor || data.next) && (
        <nav className={styles.pages} aria-label={t('inbox.pages')}>
          {inbox.cursor && <Button onClick={() => inbox.change({ cursor: '' })}>{t('inbox.firstPage')}</Button>}
          {data.next && <Button onClick={() => inbox.change({ cursor: data.next ?? '' })}>{t('inbox.nextPage')}</Button>}
        </nav>
      )}
      {inbox.request && (
        <RequestDrawer
          key={inbox.request}
          name={inbox.request}
          onOpen={inbox.open}
          onNext={() => void openNext()}
          onClose={() => inbox.open()}
        />
      )}
      {helps && <KeysHelp onClose={() => setHelps(false)} />}
    </div>
  );
}

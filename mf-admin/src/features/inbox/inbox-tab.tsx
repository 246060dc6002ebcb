import { adminPath, parseRequestKey } from '@dealership/contracts';
import { enterRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Alert } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { RequestDrawer } from '../../shared/request/drawer/request-drawer.js';
import { useMay } from '../../shared/staff/use-me.js';
import { InboxBar } from './bar/inbox-bar.js';
import styles from './inbox.module.css';
import { countsQuery, inboxQuery, nextUnanswered } from './inbox-api.js';
import { KeysHelp } from './keys/keys-help.js';
import { useInboxKeys } from './keys/use-inbox-keys.js';
import { LoadingRequests } from './list/loading-requests.js';
import { RequestList } from './list/request-list.js';
import { type InboxControl, useInboxState } from './use-inbox-state.js';

/** Loaded when a customer's file is opened. */
const CustomerPage = lazy(() => import(/* webpackChunkName: "customer" */ './customer/index.js'));

/** Loaded when the board is opened. */
const Board = lazy(() => import(/* webpackChunkName: "inbox-board" */ './board/index.js'));

/** Loaded when a request is to be entered. */
const NewRequestDialog = lazy(() => import(/* webpackChunkName: "new-request" */ './new-request/index.js'));

/** The inbox, or a customer's file if the URL names one. */
export function InboxTab() {
  const inbox = useInboxState();
  if (!inbox.customer) return <Requests inbox={inbox} />;
  if (!parseRequestKey(inbox.customer)) return <UnknownCustomer />;
  return (
    <Suspense fallback={<LoadingLines />}>
      <CustomerPage key={inbox.customer} requestKey={inbox.customer} inbox={inbox} />
    </Suspense>
  );
}

function UnknownCustomer() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.unknown}>
      <p>
        <Link to={adminPath('inbox')}>{t('customerFile.toInbox')}</Link>
      </p>
      <Alert type="error" showIcon title={t('errors.REQUEST_NOT_FOUND')} />
    </div>
  );
}

/** All requests in a list or on a board, with one of them open beside it. */
function Requests({ inbox }: { inbox: InboxControl }) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const containerRef = useRef<HTMLDivElement>(null);
  const [helps, setHelps] = useState(false);
  const isEntering = useMay()(enterRequest.permission) && inbox.isEntering;
  const [announcement, announce] = useState('');
  const isBoard = inbox.layout === 'board';
  const list = useQuery({ ...inboxQuery(inbox), enabled: !isBoard });
  const counts = useQuery({ ...countsQuery(inbox), enabled: isBoard });
  const { error, isFetching } = isBoard ? counts : list;
  const read = () => void client.invalidateQueries({ queryKey: STAFF_DATA });
  const findNext = async () => {
    const next = await nextUnanswered(inbox.request).catch(() => undefined);
    return next ? () => inbox.open(next) : undefined;
  };
  const openNext = async () => {
    const next = await findNext();
    announce(next ? '' : t('inbox.allAnswered'));
    next?.();
  };
  useInboxKeys(containerRef, { onNext: () => void openNext(), onHelp: () => setHelps(!helps) });
  return (
    <div ref={containerRef}>
      <InboxBar inbox={inbox} onRefresh={read} refreshing={isFetching} onHelp={() => setHelps(true)} onAdd={inbox.enter} />
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
      {error && !isFetching && <LoadError error={error} onRetry={() => void read()} />}
      {!isBoard && list.data && <RequestList inbox={inbox} page={list.data} isBusy={list.isPlaceholderData} />}
      {isBoard && counts.data && (
        <Suspense fallback={<LoadingLines />}>
          <Board inbox={inbox} counts={counts.data} />
        </Suspense>
      )}
      {!(isBoard ? counts.data : list.data) && !error && (isBoard ? <LoadingLines /> : <LoadingRequests />)}
      {inbox.request && (
        <RequestDrawer
          key={inbox.request}
          requestKey={inbox.request}
          onOpen={inbox.open}
          onNext={() => void openNext()}
          findNext={findNext}
          onClose={() => inbox.open()}
        />
      )}
      {isEntering && (
        <Suspense fallback={null}>
          <NewRequestDialog onEntered={inbox.open} onClose={() => inbox.open()} />
        </Suspense>
      )}
      {helps && <KeysHelp onClose={() => setHelps(false)} />}
    </div>
  );
}

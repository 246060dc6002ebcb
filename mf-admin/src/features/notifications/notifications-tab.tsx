import type { NotificationsOverview } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { EmailList } from './emails/email-list.js';
import { FailedList } from './failed/failed-list.js';
import { emailsQuery, receivedMailsQuery, useNotifications, useResend } from './notifications-api.js';
import { QueueFigures } from './queue-figures.js';
import { ReceivedList } from './received/received-list.js';
import { useAskResend } from './use-ask-resend.js';

/** The views in the URL: e-mails that failed for good, all e-mails, received e-mails without a request. */
const VIEWS = ['failed', 'all', 'received'] as const;

/** The view that is shown at first: what failed or, if nothing has, all. It stays while failed e-mails are sent again. */
function useFirstView(overview: NotificationsOverview | undefined): (typeof VIEWS)[number] {
  const [first, setFirst] = useState<(typeof VIEWS)[number]>();
  if (!first && overview) setFirst(overview.queue && overview.failed.total === 0 ? 'all' : 'failed');
  return first ?? 'failed';
}

/**
 * The site's e-mails: state of the queue, failures with their reasons, and resending; also received e-mails without a
 * request.
 */
export function NotificationsTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const chosen = VIEWS.find((name) => name === list.status);
  const resend = useResend();
  const ask = useAskResend(resend.mutate);
  const overview = useNotifications(chosen && chosen !== 'failed' ? 1 : list.page, resend.isSuccess);
  const first = useFirstView(overview.data);
  const view = chosen ?? first;
  const showsEvery = view === 'all';
  const showsReceived = view === 'received';
  const emails = useQuery({ ...emailsQuery(list.page, list.q), enabled: showsEvery });
  const received = useQuery({ ...receivedMailsQuery(list.page), enabled: showsReceived });
  const refresh = () => Promise.all([overview.refetch(), showsEvery && emails.refetch(), showsReceived && received.refetch()]);
  const failures = overview.data?.failed.total ?? 0;
  const options = VIEWS.map((value) => ({ value, label: t(`notification.view.${value}`) }));
  const resendAll = failures > 0 && (
    <Button type="primary" loading={resend.isPending && resend.variables === undefined} onClick={() => ask.all(failures)}>
      {t('notification.resendAll')}
    </Button>
  );
  return (
    <>
      {overview.data && <QueueFigures overview={overview.data} />}
      <ListBar
        list={list}
        {...(showsEvery && { search: t('notification.search') })}
        onRefresh={refresh}
        refreshing={overview.isFetching || emails.isFetching || received.isFetching}
        actions={resendAll}
      >
        <NativeSelect
          aria-label={t('notification.view.label')}
          value={view}
          options={options}
          onChange={(status) => list.change({ status, q: '' })}
        />
      </ListBar>
      {showsEvery ? (
        <EmailList reading={emails} list={list} onResend={ask.one} resending={resend} />
      ) : showsReceived ? (
        <ReceivedList reading={received} list={list} />
      ) : (
        <FailedList reading={overview} list={list} onResend={ask.one} resending={resend} />
      )}
    </>
  );
}

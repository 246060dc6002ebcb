import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { EmailList } from './emails/email-list.js';
import { FailedList } from './failed/failed-list.js';
import { emailsQuery, receivedMailsQuery, useNotifications, useResend } from './notifications-api.js';
import { QueueFigures } from './queue-figures.js';
import { ReceivedList } from './received/received-list.js';

/** The view in the URL that lists all e-mails instead of only the exhausted ones. */
const EVERY = 'all';
/** The view that lists received e-mails without a request. */
const RECEIVED = 'received';

/**
 * The site's e-mails: state of the queue, failures with their reasons, and resending; also received e-mails without a
 * request.
 */
export function NotificationsTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const showsEvery = list.status === EVERY;
  const showsReceived = list.status === RECEIVED;
  const resend = useResend();
  const overview = useNotifications(showsEvery || showsReceived ? 1 : list.page, resend.isSuccess);
  const emails = useQuery({ ...emailsQuery(list.page), enabled: showsEvery });
  const received = useQuery({ ...receivedMailsQuery(list.page), enabled: showsReceived });
  const refresh = () => Promise.all([overview.refetch(), showsEvery && emails.refetch(), showsReceived && received.refetch()]);
  const failures = overview.data?.failed.total ?? 0;
  const options = ['', EVERY, RECEIVED].map((value) => ({ value, label: t(`notification.view.${value || 'failed'}`) }));
  const resendAll = failures > 0 && (
    <Button type="primary" loading={resend.isPending && resend.variables === undefined} onClick={() => resend.mutate(undefined)}>
      {t('notification.resendAll')}
    </Button>
  );
  return (
    <>
      {overview.data && <QueueFigures overview={overview.data} />}
      <ListBar
        list={list}
        onRefresh={refresh}
        refreshing={overview.isFetching || emails.isFetching || received.isFetching}
        actions={resendAll}
      >
        <NativeSelect
          aria-label={t('notification.view.label')}
          value={showsEvery || showsReceived ? list.status : ''}
          options={options}
          onChange={(status) => list.change({ status })}
        />
      </ListBar>
      {showsEvery ? (
        <EmailList reading={emails} list={list} onResend={resend.mutate} resending={resend} />
      ) : showsReceived ? (
        <ReceivedList reading={received} list={list} />
      ) : (
        <FailedList reading={overview} list={list} onResend={resend.mutate} resending={resend} />
      )}
    </>
  );
}

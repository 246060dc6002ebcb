import { adminPath } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { LoadError } from '../../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../../shared/display/feedback/loading-lines.js';
import type { InboxControl } from '../use-inbox-state.js';
import styles from './customer.module.css';
import { customerQuery } from './customer-api.js';
import { CustomerHead } from './customer-head.js';
import { CustomerTimeline } from './customer-timeline.js';
import { Memberships } from './memberships.js';

export interface CustomerPageProps {
  /** Key of one of the customer's requests. */
  requestKey: string;
  inbox: InboxControl;
}

/** Everything that came from one customer, newest first. */
export function CustomerPage({ requestKey, inbox }: CustomerPageProps) {
  const { t } = useTranslation('dashboard');
  const { data: file, error, refetch } = useQuery(customerQuery(requestKey, inbox.cursor));
  return (
    <div className={styles.page}>
      <p>
        <Link to={adminPath('inbox')}>{t('customerFile.toInbox')}</Link>
      </p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!file && !error && <LoadingLines />}
      {file && (
        <>
          <CustomerHead key={file.version} requestKey={requestKey} file={file} />
          <Memberships emails={file.emails} />
          <section className={styles.part}>
            <h3>{t('customerFile.all')}</h3>
            <CustomerTimeline file={file} />
            {(inbox.cursor || file.next) && (
              <nav className={styles.line} aria-label={t('inbox.pages')}>
                {inbox.cursor && <Button onClick={() => inbox.change({ cursor: '' })}>{t('inbox.firstPage')}</Button>}
                {file.next && <Button onClick={() => inbox.change({ cursor: file.next ?? '' })}>{t('inbox.nextPage')}</Button>}
              </nav>
            )}
          </section>
        </>
      )}
    </div>
  );
}

import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../shared/display/feedback/empty-state.js';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { AddIcon } from '../../shared/display/icons.js';
import { RowsTable } from '../../shared/list/table/rows-table.js';
import { useMe } from '../../shared/staff/use-me.js';
import { arrivalsEmailsQuery } from './arrivals-api.js';
import styles from './arrivals-tab.module.css';
import { EmailComposer } from './email-composer.js';
import { typedIntroductions } from './typed-introductions.js';
import { useSentEmailColumns } from './use-sent-email-columns.js';

/** E-mails about new arrivals to newsletter subscribers: those already sent, and a form for the next one. */
export function ArrivalsTab() {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const columns = useSentEmailColumns();
  const me = useMe().data?.person.id ?? 0;
  const [isComposing, setIsComposing] = useState(() => typedIntroductions.has(me));
  const { data, error, isFetching, refetch } = useQuery(arrivalsEmailsQuery);
  if (!data) return error && !isFetching ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingLines />;
  const { items, subscribers, nextAt } = data;
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{t('arrivals.intro', { count: subscribers })}</p>
      {nextAt && <Alert type="info" showIcon className={styles.wide} title={t('arrivals.nextAt', { day: day(nextAt) })} />}
      {isComposing ? (
        <EmailComposer overview={data} onEnd={() => setIsComposing(false)} />
      ) : (
        <Button type="primary" icon={<AddIcon />} onClick={() => setIsComposing(true)}>
          {t('arrivals.compose')}
        </Button>
      )}
      <div className={styles.wide}>
        {items.length > 0 ? (
          <RowsTable label={t('arrivals.sentEmails')} columns={columns} rows={items} isBusy={isFetching} />
        ) : (
          !isComposing && <EmptyState title={t('arrivals.empty')} text={t('arrivals.emptyText')} />
        )}
      </div>
    </div>
  );
}

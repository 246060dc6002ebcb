import { adminPath, type PersonEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { EmptyState } from '../../../shared/display/feedback/empty-state.js';
import { LoadError } from '../../../shared/display/feedback/load-error.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import type { InboxControl } from '../use-inbox-state.js';
import { Memberships } from './memberships.js';
import styles from './person.module.css';
import { personQuery } from './person-api.js';
import { PersonEntryItem } from './person-entry-item.js';
import { PersonHead } from './person-head.js';

export interface PersonPageProps {
  /** Name of one of the person's requests. */
  requestKey: string;
  inbox: InboxControl;
}

const carOfEntry = (entry: PersonEntry) => (entry.type === 'request' ? entry.content.car : undefined);

/** Everything that came from one person, newest first. */
export function PersonPage({ requestKey, inbox }: PersonPageProps) {
  const { t } = useTranslation('dashboard');
  const { data: file, error, refetch } = useQuery(personQuery(requestKey, inbox.cursor));
  const carOf = useCars(file?.items.map(carOfEntry) ?? []);
  return (
    <div className={styles.page}>
      <p>
        <Link to={adminPath('inbox')}>{t('personFile.toInbox')}</Link>
      </p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!file && !error && <EmptyState text={t('list.loading')} />}
      {file && (
        <>
          <PersonHead key={file.version} requestKey={requestKey} file={file} />
          <Memberships emails={file.emails} />
          <section className={styles.part}>
            <h3>{t('personFile.all')}</h3>
            <ol className={styles.entries}>
              {file.items.map((entry) => (
                <PersonEntryItem key={`${entry.type} ${entry.id}`} entry={entry} file={file} car={carOf(carOfEntry(entry))} />
              ))}
            </ol>
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

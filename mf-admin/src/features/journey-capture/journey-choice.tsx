import { adminPath, customerName, type JourneySummary } from '@dealership/contracts';
import { createJourney } from '@dealership/contracts/inquiries/journeys/endpoints';
import { DealerText, Icon, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../shared/display/feedback/empty-state.js';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { AddIcon } from '../../shared/display/icons.js';
import { SearchBox } from '../../shared/list/search-box.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './journey-capture.module.css';
import { openJourneysQuery } from './journey-capture-api.js';

function Row({ journey, onChoose }: { journey: JourneySummary; onChoose: (id: number) => void }) {
  const { t } = useTranslation('dashboard');
  const { id, title, firstName, lastName, next, late } = journey;
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onChoose(id)}>
        <span className={styles.car}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{customerName({ firstName, lastName })}</bdi>
        </span>
        <span className={styles.quiet}>
          {next && <DealerText text={next.name} />}
          {late > 0 && <strong className={styles.late}> {t('capture.late')}</strong>}
        </span>
        <Icon name="chevron" size={18} className={styles.go ?? ''} />
      </button>
    </li>
  );
}

/** Selects the journey of a car. */
export function JourneyChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(openJourneysQuery(search));
  const isEmpty = data?.items.length === 0;
  const journeys = (
    <Link className={styles.all} to={adminPath('journeys')}>
      {t('capture.all')}
    </Link>
  );
  const waysOn = (
    <>
      <Allowed to={createJourney}>
        <Button type="primary" icon={<AddIcon />} href={adminPath('journeys', { new: 'capture' })}>
          {t('journey.add')}
        </Button>
      </Allowed>
      {journeys}
    </>
  );
  return (
    <div className={styles.page}>
      {(!isEmpty || search) && (
        <>
          <p>{t('capture.choose')}</p>
          <div>
            <SearchBox value={search} label={t('capture.search')} onSearch={setSearch} />
          </div>
        </>
      )}
      {!data && !error && <LoadingLines />}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {isEmpty && search && <EmptyState text={t('capture.none')} action={journeys} />}
      {isEmpty && !search && <EmptyState title={t('capture.noneOpen')} text={t('capture.noneOpenText')} action={waysOn} />}
      <ul className={styles.rows}>
        {data?.items.map((journey) => (
          <Row key={journey.id} journey={journey} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
}

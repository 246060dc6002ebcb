import type { ErasureReceipt } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { usePlaceName } from '../../../shared/display/format/use-place-name.js';
import { type Erasure, type Outcome, type Outcomes, PARTS, type Part } from '../privacy-api.js';
import styles from '../privacy-tab.module.css';

export interface ErasureReportProps {
  outcomes: Outcomes;
  onRepeat: (erasure: Erasure) => Promise<unknown>;
  isBusy: boolean;
}

function Receipt({ part, receipt: { erased, kept } }: { part: Part; receipt: ErasureReceipt }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const placeName = usePlaceName();
  const counts = Object.entries(erased);
  return (
    <div className={styles.part}>
      <h3>{t('privacy.partDone', { part: t(`privacy.part.${part}`) })}</h3>
      {counts.length === 0 && <p>{t('privacy.nothingErased')}</p>}
      <ul>
        {counts.map(([place, count]) => (
          <li key={place}>
            {placeName(place)}: {format(count)}
          </li>
        ))}
      </ul>
      {part === 'payments' && counts.length > 0 && <p>{t('privacy.keptByLaw')}</p>}
      {kept.length > 0 && (
        <>
          <p>{t('privacy.keptForNow')}</p>
          <ul>
            {kept.map(({ place, id, obstacle }) => (
              <li key={`${place} ${id}`}>
                {placeName(place)} <bdi>#{id}</bdi>: {t(`privacy.obstacle.${obstacle}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What an erasure deleted in each part of the site, and what it kept. Failed parts can be retried. */
export function ErasureReport({ outcomes, onRepeat, isBusy }: ErasureReportProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const ended = PARTS.filter((part) => outcomes[part]);
  if (ended.length === 0) return null;
  return (
    <section className={styles.report} aria-label={t('privacy.report')}>
      {ended.map((part) => {
        const outcome = outcomes[part] as Outcome;
        if (outcome.receipt) return <Receipt key={part} part={part} receipt={outcome.receipt} />;
        return (
          <Alert
            key={part}
            type="error"
            showIcon
            className={styles.wide}
            title={t('privacy.partFailed', { part: t(`privacy.part.${part}`) })}
            description={errorText(outcome.error)}
            action={
              <Button loading={isBusy} onClick={() => onRepeat(outcome.again)}>
                {t('privacy.repeat')}
              </Button>
            }
          />
        );
      })}
    </section>
  );
}

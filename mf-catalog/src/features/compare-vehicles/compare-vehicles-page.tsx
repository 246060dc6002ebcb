import { type Vehicle, vehicleName } from '@dealership/contracts';
import { Button, ButtonLink, Checkbox, PageHead, Spinner, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useOwnTexts } from '../../shared/use-own-texts.js';
import styles from './compare-vehicles-page.module.css';
import { ComparisonTable } from './comparison-table.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { useComparedVehicles } from './use-compared-vehicles.js';

function Comparison({ vehicles, hasUnavailable }: { vehicles: Vehicle[]; hasUnavailable: boolean }) {
  const { t } = useTranslation('compare');
  if (vehicles.length === 0)
    return (
      <StatusPanel text={t('empty')}>
        <ButtonLink href="/inventory">{t('inventory')}</ButtonLink>
      </StatusPanel>
    );
  return (
    <>
      {hasUnavailable && <p className={styles.note}>{t('gone')}</p>}
      {vehicles.length > 1 && (
        <div className={styles.tools}>
          <label className={styles.only}>
            <Checkbox />
            {t('onlyDifferences')}
          </label>
          <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      )}
      <ComparisonTable vehicles={vehicles} />
    </>
  );
}

/** Up to three vehicles side by side, from the URL. */
export function CompareVehiclesPage() {
  const { t } = useOwnTexts('compare', { en, ar, ja });
  const { ids, data, isError, refetch } = useComparedVehicles(useQueryClient());
  const names = data?.map(vehicleName).join(' · ');
  return (
    <div className={styles.page} data-letterhead="">
      <PageHead
        title={names ? `${t('title')}: ${names}` : t('title')}
        description={t('description')}
        status={isError ? 503 : 200}
        robots="noindex"
      />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {isError ? (
        <StatusPanel text={t('failed')} role="alert">
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </StatusPanel>
      ) : data ? (
        <Comparison vehicles={data} hasUnavailable={data.length < ids.length} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}

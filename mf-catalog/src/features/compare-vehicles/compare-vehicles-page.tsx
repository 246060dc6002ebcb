import { compareAddress, type Vehicle, vehicleTitle } from '@dealership/contracts';
import { Button, Checkbox, PageHead, Spinner, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useBundledTexts } from '../../shared/use-bundled-texts.js';
import { usePrintDay } from '../../shared/use-print-day.js';
import styles from './compare-vehicles-page.module.css';
import { ComparisonTable } from './comparison-table.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { NothingChosen } from './nothing-chosen.js';
import { useComparedVehicles } from './use-compared-vehicles.js';

/** On paper, beside the title: the date, and the code of the comparison. */
function PrintedCode({ vehicles }: { vehicles: Vehicle[] }) {
  const { t } = useTranslation('compare');
  const day = usePrintDay();
  const [, query] = compareAddress(vehicles.map(({ id }) => id)).split('?');
  return (
    <div className={styles.printed}>
      <img src={`/qr/compare.svg?${query}`} width="120" height="120" alt={t('code')} />
      <p>
        {day && <strong>{day}</strong>}
        {t('codeText')}
      </p>
    </div>
  );
}

function Comparison({ vehicles, hasUnavailable }: { vehicles: Vehicle[]; hasUnavailable: boolean }) {
  const { t } = useTranslation('compare');
  return (
    <>
      {hasUnavailable && <p className={styles.note}>{t('gone')}</p>}
      {vehicles.length > 1 && (
        <label className={styles.only}>
          <Checkbox />
          {t('onlyDifferences')}
        </label>
      )}
      <ComparisonTable vehicles={vehicles} />
      <PrintedCode vehicles={vehicles} />
      {vehicles.length > 1 && (
        <Button variant="secondary" className={`${styles.print} needs-script`} onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </>
  );
}

/** Up to three vehicles side by side, from the URL. */
export function CompareVehiclesPage() {
  const { t } = useBundledTexts('compare', { en, ar, ja });
  const { ids, data, isError, refetch } = useComparedVehicles(useQueryClient());
  const { language } = useLanguage();
  const names = data?.map((vehicle) => vehicleTitle(language, vehicle)).join(' · ');
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
        <p className={styles.intro}>{t(data?.length === 0 ? 'empty' : 'intro')}</p>
      </header>
      {isError ? (
        <StatusPanel text={t('failed')} role="alert">
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </StatusPanel>
      ) : !data ? (
        <Spinner />
      ) : data.length > 0 ? (
        <Comparison vehicles={data} hasUnavailable={data.length < ids.length} />
      ) : (
        <NothingChosen />
      )}
    </div>
  );
}

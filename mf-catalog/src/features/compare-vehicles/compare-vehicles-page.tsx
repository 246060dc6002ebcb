import { compareAddress, type Vehicle, vehicleTitle } from '@dealership/contracts';
import { Button, Checkbox, PageHead, Spinner, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useFocusAfterRemoval } from '@dealership/ui-kit/navigation';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useBundledTexts } from '../../shared/use-bundled-texts.js';
import { usePrintDay } from '../../shared/use-print-day.js';
import styles from './compare-vehicles-page.module.css';
import { ComparisonTable } from './comparison-table.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { NothingChosen } from './nothing-chosen.js';
import { Suggestions } from './suggestions.js';
import { useComparedVehicles } from './use-compared-vehicles.js';
import { useComparison } from './use-comparison.js';

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

/** Explains what the comparison of these cars marks. */
function Intro({ vehicles }: { vehicles: Vehicle[] }) {
  const { t } = useTranslation('compare');
  const { language } = useLanguage();
  const { rows, differs, standsApart } = useComparison(vehicles);
  const sentences =
    vehicles.length === 1
      ? [t('intro.one')]
      : [
          t('intro.cars'),
          rows.some((fact) => !differs(fact)) && t('intro.shared'),
          rows.some((fact) => vehicles.some((_, at) => standsApart(fact, at))) && t('intro.apart'),
          t('intro.link'),
        ];
  return <p className={styles.intro}>{sentences.filter(Boolean).join(language === 'ja' ? '' : ' ')}</p>;
}

function Comparison({ vehicles, hasUnavailable }: { vehicles: Vehicle[]; hasUnavailable: boolean }) {
  const { t } = useTranslation('compare');
  const [only, ...others] = vehicles;
  return (
    <>
      {hasUnavailable && <p className={styles.note}>{t('gone')}</p>}
      {vehicles.length > 1 && (
        <label className={styles.only}>
          <Checkbox />
          {t('onlyDifferences')}
        </label>
      )}
      {only && others.length === 0 ? (
        <div className={styles.single}>
          <Suggestions vehicle={only} />
          <ComparisonTable vehicles={vehicles} />
        </div>
      ) : (
        <ComparisonTable vehicles={vehicles} />
      )}
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
  const container = useFocusAfterRemoval<HTMLDivElement>(data?.map(({ id }) => String(id)));
  const names = data?.map((vehicle) => vehicleTitle(language, vehicle)).join(' · ');
  return (
    <div ref={container} className={styles.page} data-letterhead="">
      <PageHead
        title={names ? `${t('title')}: ${names}` : t('title')}
        description={t('description')}
        status={isError ? 503 : 200}
        robots="noindex"
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {data?.length ? <Intro vehicles={data} /> : <p className={styles.intro}>{t(data ? 'empty' : 'intro.cars')}</p>}
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

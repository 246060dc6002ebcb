import { compareAddress, VEHICLES_COMPARED } from '@dealership/contracts';
import {
  Button,
  ButtonLink,
  Icon,
  NameText,
  PageHead,
  StatusPanel,
  type StoredVehicle,
  useHydrated,
  useStoredVehicles,
  useTranslation,
} from '@dealership/ui-kit';
import { useState } from 'react';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import { SeenRail } from '../../shared/stored-vehicles/seen-rail.js';
import { useChosenVehicles } from '../../shared/stored-vehicles/use-chosen-vehicles.js';
import { useStoredVehiclesTexts } from '../../shared/stored-vehicles/use-stored-vehicles-texts.js';
import { NothingSaved } from './nothing-saved.js';
import { SavedVehicle, UnavailableVehicle } from './saved-vehicle.js';
import styles from './saved-vehicles-page.module.css';

/** The cars that are ticked, within reach while the cards are scrolled. */
function CompareBar({ chosen }: { chosen: StoredVehicle[] }) {
  const { t } = useTranslation('stored-vehicles');
  return (
    <div className={styles.bar}>
      <ul className={styles.names}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <NameText text={name} />
          </li>
        ))}
      </ul>
      {chosen.length > 1 ? (
        <ButtonLink href={compareAddress(chosen.map(({ id }) => id))}>{t('compare.open', { count: chosen.length })}</ButtonLink>
      ) : (
        <p className={styles.hint}>{t('compare.another')}</p>
      )}
    </div>
  );
}

function SavedVehicles({ saved }: { saved: StoredVehicle[] }) {
  const { t } = useTranslation('stored-vehicles');
  const { data, isError, refetch } = useChosenVehicles(saved.map(({ id }) => id));
  // Until the visitor chooses: all of them, if there are few enough to compare.
  const [picked, setPicked] = useState<number[] | null>(null);
  if (isError)
    return (
      <StatusPanel text={t('failed')} role="alert">
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (!data) return <CardGridSkeleton count={Math.min(saved.length, 6)} />;
  const shown = saved.map(({ id }) => id).filter((id) => data.some((vehicle) => vehicle.id === id));
  const few = shown.length <= VEHICLES_COMPARED ? shown : [];
  const chosen = picked?.filter((id) => shown.includes(id)) ?? few;
  const comparable = shown.length > 1;
  return (
    <>
      {comparable && <p className={styles.hint}>{t(chosen.length > 1 ? 'compare.untick' : 'compare.hint')}</p>}
      <CardGrid>
        {saved.map((stored) => {
          const now = data.find(({ id }) => id === stored.id);
          return now ? (
            <SavedVehicle
              key={stored.id}
              stored={stored}
              now={now}
              chosen={comparable ? chosen : undefined}
              onChoose={setPicked}
            />
          ) : (
            <UnavailableVehicle key={stored.id} stored={stored} />
          );
        })}
        <div className={styles.another}>
          <p className={styles.anotherTitle}>{t('another')}</p>
          <p>{t('empty.text')}</p>
          <ButtonLink variant="secondary" href="/inventory">
            {t('empty.inventory')}
            <Icon name="arrow" size={16} />
          </ButtonLink>
        </div>
      </CardGrid>
      {comparable && chosen.length > 0 && <CompareBar chosen={saved.filter(({ id }) => chosen.includes(id))} />}
    </>
  );
}

/** The vehicles saved on this device. The server does not know them, so the page fills the window until they are loaded. */
export function SavedVehiclesPage() {
  const { t } = useStoredVehiclesTexts();
  const saved = useStoredVehicles('saved-vehicles');
  const hydrated = useHydrated();
  const { isLoading } = useChosenVehicles(saved.map(({ id }) => id));
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} robots="noindex" />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <p className="without-script">{t('withoutScript')}</p>
      </header>
      <div className={styles.list}>{hydrated && (saved.length > 0 ? <SavedVehicles saved={saved} /> : <NothingSaved />)}</div>
      {/* Only under its final neighbour: what loads above it would move it. */}
      {!isLoading && <SeenRail except={saved.map(({ id }) => id)} />}
    </div>
  );
}

import { compareAddress, VEHICLES_COMPARED } from '@dealership/contracts';
import { ButtonLink, type StoredVehicle, useHydrated, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import { NewestVehicles } from '../../shared/newest-vehicles/newest-vehicles.js';
import { useChosenVehicles } from '../../shared/stored-vehicles/use-chosen-vehicles.js';
import { useStoredVehiclesTexts } from '../../shared/stored-vehicles/use-stored-vehicles-texts.js';
import styles from './compare-vehicles-page.module.css';

/** Cars to begin with: the saved ones, or the newest. They stay while their hearts are pressed. */
function Beginning({ saved }: { saved: StoredVehicle[] }) {
  const { t } = useStoredVehiclesTexts();
  const [shown] = useState(saved);
  const { data, isError } = useChosenVehicles(shown.map(({ id }) => id));
  if (shown.length === 0 || isError || data?.length === 0) return <NewestVehicles />;
  return (
    <section className={styles.beginning}>
      <h2>{t('title')}</h2>
      {data ? (
        <CardGrid>
          {data.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} />
          ))}
        </CardGrid>
      ) : (
        <CardGridSkeleton count={shown.length} />
      )}
    </section>
  );
}

/** The empty state: compares the cars saved last, as soon as there are two. */
export function NothingChosen() {
  const { t } = useTranslation('compare');
  const { t: storedText } = useStoredVehiclesTexts();
  const saved = useStoredVehicles('saved-vehicles');
  const hydrated = useHydrated();
  const last = saved.slice(0, VEHICLES_COMPARED).map(({ id }) => id);
  return (
    <>
      <div>
        {last.length > 1 ? (
          <ButtonLink href={compareAddress(last)}>{storedText('compare.open', { count: last.length })}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href="/inventory">
            {t('inventory')}
          </ButtonLink>
        )}
      </div>
      {hydrated && <Beginning saved={saved} />}
    </>
  );
}

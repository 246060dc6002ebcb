import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { RailArrows } from '@dealership/ui-kit/rail';
import { useState } from 'react';
import { UPCOMING_COLUMNS, UpcomingVehicles } from '../../shared/cards/upcoming-vehicles.js';
import { useUpcomingVehicles } from '../../shared/cards/use-upcoming-vehicles.js';
import { TitledSection } from '../../shared/section/titled-section.js';

const SHOWN = 4;

/** Upcoming vehicles on the home page. */
export function UpcomingVehiclesSection() {
  const { t } = useTranslation('catalog');
  const { data } = useUpcomingVehicles();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const more = (
    <>
      <RailArrows rail={rail} movable={(data?.length ?? 0) > UPCOMING_COLUMNS} />
      <ButtonLink variant="secondary" href="/inventory?status=arriving-soon">
        {t('upcoming.all')}
      </ButtonLink>
    </>
  );
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')} more={more} alone>
      <UpcomingVehicles most={SHOWN} rail={setRail} />
    </TitledSection>
  );
}

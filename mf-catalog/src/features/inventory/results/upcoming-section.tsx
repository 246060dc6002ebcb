import { useTranslation } from '@dealership/ui-kit';
import { RailArrows } from '@dealership/ui-kit/rail';
import { useState } from 'react';
import { UPCOMING_COLUMNS, UpcomingVehicles } from '../../../shared/cards/upcoming-vehicles.js';
import { useUpcomingVehicles } from '../../../shared/cards/use-upcoming-vehicles.js';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import { TitledSection } from '../../../shared/section/titled-section.js';

/** Upcoming vehicles, each with a reservation link. */
export function UpcomingSection() {
  const { t } = useTranslation('catalog');
  const { data } = useUpcomingVehicles();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const arrows = <RailArrows rail={rail} movable={(data?.length ?? 0) > UPCOMING_COLUMNS} />;
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')} more={arrows}>
      <div className={pageStyles.rail}>
        <UpcomingVehicles rail={setRail} />
      </div>
    </TitledSection>
  );
}

import { useTranslation } from '@dealership/ui-kit';
import { RailArrows } from '@dealership/ui-kit/rail';
import { useState } from 'react';
import { UpcomingVehicles } from '../../../shared/cards/upcoming-vehicles.js';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import { TitledSection } from '../../../shared/titled-section.js';

/** Upcoming vehicles, each with a reservation link. */
export function UpcomingSection() {
  const { t } = useTranslation('catalog');
  const [rail, setRail] = useState<HTMLElement | null>(null);
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')} more={<RailArrows rail={rail} />}>
      <div className={pageStyles.rail}>
        <UpcomingVehicles rail={setRail} />
      </div>
    </TitledSection>
  );
}

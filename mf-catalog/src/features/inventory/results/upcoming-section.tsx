import { useTranslation } from '@dealership/ui-kit';
import { UpcomingVehicles } from '../../../shared/cards/upcoming-vehicles.js';
import { TitledSection } from '../../../shared/titled-section.js';

/** Upcoming vehicles, each with a reservation link. */
export function UpcomingSection() {
  const { t } = useTranslation('catalog');
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')}>
      <UpcomingVehicles />
    </TitledSection>
  );
}

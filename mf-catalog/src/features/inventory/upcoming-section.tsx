import { useTranslation } from '@dealership/ui-kit';
import { TitledSection } from '../../shared/titled-section.js';
import { UpcomingVehicles } from '../../shared/upcoming-vehicles.js';

/** Vehicles on their way, each with a way to reserve it. */
export function UpcomingSection() {
  const { t } = useTranslation('catalog');
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')}>
      <UpcomingVehicles />
    </TitledSection>
  );
}

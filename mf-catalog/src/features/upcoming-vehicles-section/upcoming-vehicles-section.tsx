import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { UpcomingVehicles } from '../../shared/cards/upcoming-vehicles.js';
import { TitledSection } from '../../shared/titled-section.js';

const SHOWN = 4;

/** The home page's look at what is on its way. */
export function UpcomingVehiclesSection() {
  const { t } = useTranslation('catalog');
  const more = (
    <ButtonLink look="secondary" href="/inventory?status=arriving-soon">
      {t('upcoming.all')}
    </ButtonLink>
  );
  return (
    <TitledSection title={t('upcoming.title')} intro={t('upcoming.intro')} more={more} alone>
      <UpcomingVehicles most={SHOWN} rail />
    </TitledSection>
  );
}

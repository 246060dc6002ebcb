import { type Vehicle, vehicleName } from '@dealership/contracts';
import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { useContactLinks } from '../../shared/detail/use-contact-links.js';
import { sourcingAddress } from '../../shared/vehicle/sourcing-address.js';
import styles from './comparison-table.module.css';

/** What a visitor can do next about a column's car. */
export function NextSteps({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['catalog', 'compare']);
  const name = vehicleName(vehicle);
  const page = `/vehicle/${vehicle.id}`;
  const links = useContactLinks(name, { sold: vehicle.sold, page });
  const drive = t(vehicle.sold ? 'vehicle.alike' : 'actionBar.testDrive');
  return (
    <td className={styles.steps}>
      <ButtonLink
        variant="secondary"
        href={vehicle.sold ? sourcingAddress(vehicle) : `${page}?testDrive=1`}
        aria-label={`${drive}: ${name}`}
      >
        {drive}
      </ButtonLink>
      <ButtonLink variant="quiet" href={links.whatsapp} aria-label={`${t('actionBar.whatsapp')}: ${name}`}>
        <Icon name="whatsapp" />
        {t('compare:whatsapp')}
      </ButtonLink>
    </td>
  );
}

import type { Vehicle, VehicleBadge } from '@dealership/contracts';
import { ButtonLink, Icon, NameText, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import type { Ref } from 'react';
import { FactLine } from '../../../shared/cards/fact-line.js';
import { BadgeLabels } from '../../../shared/cards/vehicle-badge.js';
import styles from '../../../shared/detail/detail-hero.module.css';
import { PrintedFrom } from '../../../shared/detail/printed-from.js';
import type { ContactLinks } from '../../../shared/detail/use-contact-links.js';
import type { FormDialogState } from '../../../shared/dialog/use-form-dialog.js';
import { SaveButton } from '../../../shared/stored-vehicles/save-button.js';
import { TestDriveActions } from '../test-drive/test-drive-actions.js';
import { ShareVehicle } from './share-vehicle.js';
import ownStyles from './vehicle-facts.module.css';

/** The badges on a vehicle's page. */
const FLAGS: VehicleBadge[] = ['sold', 'reserved', 'justArrived', 'specialOffer', 'allElectric'];

export interface VehicleFactsProps {
  vehicle: Vehicle;
  links: ContactLinks;
  testDrive: FormDialogState;
  /** Ref to price and actions, which the bar repeats when they are out of view. */
  actions?: Ref<HTMLDivElement>;
}

/** Name, price and actions, over the picture. */
export function VehicleFacts({ vehicle, links, testDrive, actions }: VehicleFactsProps) {
  const { t } = useTranslation('catalog');
  return (
    <aside className={styles.facts} aria-label={t('vehicle.facts')}>
      <div className={vehicle.sold ? `${styles.name} ${ownStyles.sold}` : styles.name}>
        <BadgeLabels badges={FLAGS.filter((flag) => vehicle[flag])} />
        <h1>
          <span className={styles.make}>{vehicle.make}</span>
          <span className={styles.model}>
            <NameText text={vehicle.model} />
          </span>
        </h1>
        <div className={ownStyles.line}>
          <FactLine vehicle={vehicle} />
        </div>
      </div>
      <div className={styles.buy} ref={actions}>
        <div className={vehicle.sold ? ownStyles.soldPrice : undefined}>
          <Price aed={vehicle.price} variant="page" choice />
        </div>
        <PrintedFrom path={`/vehicle/${vehicle.id}`} code={`/qr/vehicle/${vehicle.id}.svg`} />
        <div className={styles.actions}>
          <TestDriveActions vehicle={vehicle} dialog={testDrive} />
          <ButtonLink variant="secondary" href={links.whatsapp} aria-label={links.whatsappLabel}>
            <Icon name="whatsapp" />
            <span className={styles.word}>{links.whatsappLabel}</span>
          </ButtonLink>
          <SaveButton vehicle={vehicle} amongButtons />
          <ShareVehicle vehicle={vehicle} />
          <ButtonLink
            variant="secondary"
            className={styles.sheet}
            href={`/vehicle/${vehicle.id}/sheet`}
            aria-label={t('vehicle.sheet')}
            title={t('vehicle.sheet')}
          >
            <Icon name="print" />
          </ButtonLink>
        </div>
        {vehicle.reserved && !vehicle.sold && <p className={ownStyles.reserved}>{t('vehicle.reserved')}</p>}
      </div>
    </aside>
  );
}

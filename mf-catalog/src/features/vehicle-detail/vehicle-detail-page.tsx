import { metaExcerpt, type Vehicle, vehicleName, vehicleNameIn, vehicleTitle } from '@dealership/contracts';
import { breadcrumbs, PageHead, Spinner, storeVehicle, useLanguage, useTranslation } from '@dealership/ui-kit';
import { pictureToPreload, sharePictureOf } from '@dealership/ui-kit/media';
import { useParams } from '@dealership/ui-kit/router';
import { useEffect, useRef } from 'react';
import { ActionBar } from '../../shared/detail/action-bar.js';
import { BackToInventory } from '../../shared/detail/back-to-inventory.js';
import { Confirmation } from '../../shared/detail/confirmation.js';
import { Description } from '../../shared/detail/description.js';
import heroStyles from '../../shared/detail/detail-hero.module.css';
import pageStyles from '../../shared/detail/detail-page.module.css';
import { useContactLinks } from '../../shared/detail/use-contact-links.js';
import { VehicleMissing } from '../../shared/detail/vehicle-missing.js';
import { useRequestedDialog } from '../../shared/dialog/use-requested-dialog.js';
import { Equipment, Specification } from '../../shared/specification/specification.js';
import { SeenRail } from '../../shared/stored-vehicles/seen-rail.js';
import { carNode } from '../../shared/vehicle/structured-data.js';
import { FinanceIsland } from './finance/finance-island.js';
import { Gallery } from './gallery/gallery.js';
import { GALLERY_SIZES } from './gallery/gallery-track.js';
import { InquiryIsland } from './inquiry/inquiry-island.js';
import { SimilarVehicles } from './similar/similar-vehicles.js';
import { TestDriveActions } from './test-drive/test-drive-actions.js';
import { TestDriveDialog } from './test-drive/test-drive-dialog.js';
import { useVehicle } from './use-vehicle.js';
import { Documents } from './vehicle/documents.js';
import { FactTiles, SHOWN_ABOVE } from './vehicle/fact-tiles.js';
import { VehicleFacts } from './vehicle/vehicle-facts.js';
import styles from './vehicle-detail-page.module.css';

function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  const name = vehicleTitle(language, vehicle);
  const [front] = vehicle.images;
  const actions = useRef<HTMLDivElement>(null);
  const links = useContactLinks(name, vehicle);
  const testDrive = useRequestedDialog('testDrive');
  useEffect(() => storeVehicle('seen-vehicles', { ...vehicle, name: vehicleName(vehicle) }), [vehicle]);
  return (
    <div className={pageStyles.page} data-letterhead="">
      <PageHead
        title={name}
        description={`${name} - ${metaExcerpt(vehicle.description)}`}
        picture={front ? pictureToPreload(front, GALLERY_SIZES) : undefined}
        sharePicture={sharePictureOf(front, name)}
        structuredData={[
          carNode(vehicle),
          breadcrumbs([t('common:home'), '/'], [t('inventory.title'), '/inventory'], [name, `/vehicle/${vehicle.id}`]),
        ]}
      />
      <div className={pageStyles.back}>
        <BackToInventory />
      </div>
      <div className={heroStyles.top}>
        <Gallery images={vehicle.images} name={name} alts={vehicle.imageAlts} spin={vehicle.spin} bodyType={vehicle.bodyType} />
        <VehicleFacts vehicle={vehicle} links={links} testDrive={testDrive} actions={actions} />
      </div>
      <ActionBar after={actions} name={vehicleNameIn(language, vehicle)} aed={vehicle.price} links={links}>
        <TestDriveActions vehicle={vehicle} dialog={testDrive} inBar />
      </ActionBar>
      <div className={[pageStyles.content, styles.content].join(' ')}>
        <TestDriveDialog vehicle={vehicle} dialog={testDrive} />
        {testDrive.confirmation && <Confirmation picture={front}>{testDrive.confirmation}</Confirmation>}
        <div className={styles.tiles}>
          <FactTiles vehicle={vehicle} />
          <Documents documents={vehicle.documents} name={name} />
        </div>
        <div className={styles.columns}>
          <div className={pageStyles.about}>
            <section className={pageStyles.section}>
              <h2>{t('vehicle.description')}</h2>
              <Description text={vehicle.description} />
            </section>
            <Equipment vehicle={vehicle} />
          </div>
          <div className={styles.specification}>
            <Specification vehicle={vehicle} except={SHOWN_ABOVE} />
            <p className={styles.sheet}>
              <a href={`/vehicle/${vehicle.id}/sheet`}>{t('vehicle.sheet')}</a>
            </p>
          </div>
          <div className={styles.inquiry}>
            <InquiryIsland vehicle={vehicle} />
          </div>
          <div className={styles.finance}>
            <FinanceIsland vehicle={vehicle} />
          </div>
        </div>
        <SimilarVehicles vehicle={vehicle} />
        <SeenRail except={[vehicle.id]} />
      </div>
    </div>
  );
}

export function VehicleDetailPage() {
  const { id } = useParams();
  const { data, isPending, isError, refetch } = useVehicle(id);
  if (isPending) return <Spinner />;
  // Another vehicle has its own forms and confirmations.
  if (data) return <VehicleDetail key={data.id} vehicle={data} />;
  return <VehicleMissing kind="vehicle" onRetry={isError ? () => void refetch() : undefined} />;
}

import { META_DESCRIPTION_EXCERPT, type Vehicle, vehicleName } from '@dealership/contracts';
import { breadcrumbs, PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import { pictureToPreload, sharePictureOf } from '@dealership/ui-kit/media';
import { useParams } from '@dealership/ui-kit/router';
import { BackToInventory } from '../../shared/detail/back-to-inventory.js';
import { Description } from '../../shared/detail/description.js';
import pageStyles from '../../shared/detail/detail-page.module.css';
import { VehicleMissing } from '../../shared/detail/vehicle-missing.js';
import { carNode } from '../../shared/structured-data.js';
import { InquiryIsland } from './inquiry/inquiry-island.js';
import { SimilarVehicles } from './similar-vehicles.js';
import { useVehicle } from './use-vehicle.js';
import { GALLERY_SIZES, Gallery } from './vehicle/gallery.js';
import { VehicleFacts } from './vehicle/vehicle-facts.js';
import { VehicleSpecification } from './vehicle/vehicle-specification.js';
import styles from './vehicle-detail-page.module.css';

function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const name = vehicleName(vehicle);
  const [front] = vehicle.images;
  return (
    <div className={[pageStyles.page, styles.page].join(' ')}>
      <PageHead
        title={name}
        description={`${name} - ${vehicle.description.slice(0, META_DESCRIPTION_EXCERPT)}`}
        picture={front ? pictureToPreload(front, GALLERY_SIZES) : undefined}
        sharePicture={sharePictureOf(front, name)}
        structuredData={[
          carNode(vehicle),
          breadcrumbs([t('common:home'), '/'], [t('inventory.title'), '/inventory'], [name, `/vehicle/${vehicle.id}`]),
        ]}
      />
      <BackToInventory />
      <div className={styles.top}>
        <Gallery key={vehicle.id} images={vehicle.images} name={name} />
        <VehicleFacts vehicle={vehicle} />
      </div>
      <div className={styles.columns}>
        <div className={styles.about}>
          <section className={pageStyles.section}>
            <h2>{t('vehicle.description')}</h2>
            <Description text={vehicle.description} />
          </section>
          <VehicleSpecification vehicle={vehicle} />
        </div>
        <InquiryIsland key={vehicle.id} vehicle={vehicle} />
      </div>
      <SimilarVehicles vehicle={vehicle} />
    </div>
  );
}

export function VehicleDetailPage() {
  const { id } = useParams();
  const { data, isPending, isError, refetch } = useVehicle(id);
  if (isPending) return <Spinner />;
  if (data) return <VehicleDetail vehicle={data} />;
  return <VehicleMissing kind="vehicle" onRetry={isError ? () => void refetch() : undefined} />;
}

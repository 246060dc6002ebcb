import { META_DESCRIPTION_EXCERPT, type Vehicle, vehicleName } from '@dealership/contracts';
import { Icon, PageHead, pictureToPreload, Spinner, useTranslation } from '@dealership/ui-kit';
import { Link, useParams } from '@dealership/ui-kit/router';
import { VehicleMissing } from '../../shared/vehicle-missing.js';
import { GALLERY_SIZES, Gallery } from './gallery.js';
import { InquiryForm } from './inquiry-form.js';
import { SimilarVehicles } from './similar-vehicles.js';
import { useVehicle } from './use-vehicle.js';
import styles from './vehicle-detail-page.module.css';
import { VehicleFacts } from './vehicle-facts.js';
import { VehicleSpecification } from './vehicle-specification.js';

function VehicleDetail({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const name = vehicleName(vehicle);
  const [front] = vehicle.images;
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={`${name} - ${vehicle.description.slice(0, META_DESCRIPTION_EXCERPT)}`}
        picture={front ? pictureToPreload(front, GALLERY_SIZES) : undefined}
      />
      <Link className={styles.back} to="/inventory">
        <Icon name="arrow" />
        {t('vehicle.back')}
      </Link>
      <div className={styles.top}>
        <Gallery key={vehicle.id} images={vehicle.images} name={name} />
        <VehicleFacts vehicle={vehicle} />
      </div>
      <div className={styles.columns}>
        <div className={styles.about}>
          <section className={styles.section}>
            <h2>{t('vehicle.description')}</h2>
            {/* The text stays in the language that the dealer wrote it in. */}
            <div className={styles.description} lang="en" dir="ltr">
              {vehicle.description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <VehicleSpecification vehicle={vehicle} />
        </div>
        <InquiryForm key={vehicle.id} vehicle={vehicle} />
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

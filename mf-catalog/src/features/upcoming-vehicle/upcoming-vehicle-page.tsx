import { META_DESCRIPTION_EXCERPT, parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { breadcrumbs, Icon, PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture, pictureToPreload, sharePictureOf } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useParams } from '@dealership/ui-kit/router';
import { BackToInventory } from '../../shared/detail/back-to-inventory.js';
import { Description } from '../../shared/detail/description.js';
import pageStyles from '../../shared/detail/detail-page.module.css';
import { VehicleMissing } from '../../shared/detail/vehicle-missing.js';
import { upcomingCarNode } from '../../shared/structured-data.js';
import { ReserveVehicle } from './reserve-vehicle.js';
import styles from './upcoming-vehicle-page.module.css';
import { useUpcomingVehicle } from './use-upcoming-vehicle.js';

const PICTURE_SIZES = '(min-width: 1440px) 1180px, 100vw';
const BENEFITS = ['priority', 'noMarkup', 'inspection', 'documents'] as const;

function UpcomingVehicleDetail({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const picture = vehicle.imageUrl;
  return (
    <article className={[pageStyles.page, pageStyles.narrow].join(' ')}>
      <PageHead
        title={vehicle.name}
        description={vehicle.description.slice(0, META_DESCRIPTION_EXCERPT)}
        picture={picture ? pictureToPreload(picture, PICTURE_SIZES) : undefined}
        sharePicture={sharePictureOf(picture, vehicle.name)}
        structuredData={[
          upcomingCarNode(vehicle),
          breadcrumbs(
            [t('common:home'), '/'],
            [t('inventory.title'), '/inventory'],
            [vehicle.name, `/upcoming-vehicle/${vehicle.id}`],
          ),
        ]}
      />
      <BackToInventory />
      {picture ? (
        <Picture address={picture} alt={vehicle.name} sizes={PICTURE_SIZES} className={styles.picture} first />
      ) : (
        <NoPicture />
      )}
      <header className={styles.header}>
        <ul className={styles.badges}>
          <li>{t('upcoming.comingSoon')}</li>
          {vehicle.featured && <li>{t('badge.featured')}</li>}
        </ul>
        <h1>{vehicle.name}</h1>
      </header>
      <div className={styles.columns}>
        <section className={pageStyles.section}>
          <h2>{t('upcoming.about')}</h2>
          <Description text={vehicle.description} />
        </section>
        <section className={pageStyles.section}>
          <h2>{t('upcoming.preOrder')}</h2>
          <dl className={styles.facts}>
            <div className={pageStyles.row}>
              <dt>{t('upcoming.estimatedArrival')}</dt>
              <dd>
                <bdi>{vehicle.estimatedArrival}</bdi>
              </dd>
            </div>
            <div className={styles.price}>
              <dt>{t('upcoming.estimatedPrice')}</dt>
              <dd>
                <Price aed={parseAed(vehicle.price) ?? null} look="page" />
              </dd>
            </div>
          </dl>
          <ReserveVehicle vehicle={vehicle} />
          <h3 className={styles.more}>{t('upcoming.benefits.title')}</h3>
          <ul className={styles.benefits}>
            {BENEFITS.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {t(`upcoming.benefits.${benefit}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}

export function UpcomingVehiclePage() {
  const { id } = useParams();
  const { data, isPending, isError, refetch } = useUpcomingVehicle(id);
  if (isPending) return <Spinner />;
  if (data) return <UpcomingVehicleDetail vehicle={data} />;
  return <VehicleMissing kind="upcoming" onRetry={isError ? () => void refetch() : undefined} />;
}

import { META_DESCRIPTION_EXCERPT, parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { Icon, PageHead, Picture, Price, pictureToPreload, Spinner, useTranslation } from '@dealership/ui-kit';
import { Link, useParams } from '@dealership/ui-kit/router';
import { VehicleMissing } from '../../shared/vehicle-missing.js';
import styles from './upcoming-vehicle-page.module.css';
import { useUpcomingVehicle } from './use-upcoming-vehicle.js';

const PICTURE_SIZES = '(min-width: 1440px) 1180px, 100vw';
const BENEFITS = ['priority', 'noMarkup', 'inspection', 'documents'] as const;

function UpcomingVehicleDetail({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  return (
    <article className={styles.page}>
      <PageHead
        title={vehicle.name}
        description={vehicle.description.slice(0, META_DESCRIPTION_EXCERPT)}
        picture={pictureToPreload(vehicle.imageUrl, PICTURE_SIZES)}
      />
      <Link className={styles.back} to="/inventory">
        <Icon name="arrow" />
        {t('vehicle.back')}
      </Link>
      <Picture address={vehicle.imageUrl} alt={vehicle.name} sizes={PICTURE_SIZES} className={styles.picture} first />
      <header className={styles.header}>
        <ul className={styles.badges}>
          <li>{t('upcoming.comingSoon')}</li>
          {vehicle.featured && <li>{t('badge.featured')}</li>}
        </ul>
        <h1>{vehicle.name}</h1>
      </header>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h2>{t('upcoming.about')}</h2>
          <div className={styles.description} lang="en" dir="ltr">
            {vehicle.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section className={styles.section}>
          <h2>{t('upcoming.preOrder')}</h2>
          <dl className={styles.list}>
            <dt>{t('upcoming.estimatedArrival')}</dt>
            <dd>
              <bdi>{vehicle.estimatedArrival}</bdi>
            </dd>
            <dt>{t('upcoming.estimatedPrice')}</dt>
            <dd>
              <Price aed={parseAed(vehicle.price) ?? null} large />
            </dd>
          </dl>
          <h3>{t('upcoming.benefits.title')}</h3>
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

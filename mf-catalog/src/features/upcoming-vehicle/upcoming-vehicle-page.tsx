import { metaExcerpt, parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { ButtonLink, breadcrumbs, Icon, NameText, PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture, pictureToPreload, sharePictureOf } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useParams } from '@dealership/ui-kit/router';
import { useRef } from 'react';
import { ActionBar } from '../../shared/detail/action-bar.js';
import { BackToInventory } from '../../shared/detail/back-to-inventory.js';
import { Confirmation } from '../../shared/detail/confirmation.js';
import { Description } from '../../shared/detail/description.js';
import heroStyles from '../../shared/detail/detail-hero.module.css';
import pageStyles from '../../shared/detail/detail-page.module.css';
import { isTall } from '../../shared/detail/is-tall.js';
import { PrintedFrom } from '../../shared/detail/printed-from.js';
import { useContactLinks } from '../../shared/detail/use-contact-links.js';
import { VehicleMissing } from '../../shared/detail/vehicle-missing.js';
import { useRequestedDialog } from '../../shared/dialog/use-requested-dialog.js';
import { Equipment, Specification } from '../../shared/specification/specification.js';
import { useArrivalText } from '../../shared/vehicle/month.js';
import { upcomingCarNode } from '../../shared/vehicle/structured-data.js';
import { AlsoUpcoming } from './also-upcoming.js';
import { DeliverySteps } from './delivery-steps.js';
import { ReservationActions } from './reservation/reservation-actions.js';
import { ReservationDialog } from './reservation/reservation-dialog.js';
import styles from './upcoming-vehicle-page.module.css';
import { useUpcomingVehicle } from './use-upcoming-vehicle.js';

const PICTURE_SIZES = '100vw';
const BENEFITS = ['priority', 'noMarkup', 'inspection', 'documents'] as const;

function UpcomingVehicleDetail({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const { name, imageUrl: picture, description } = vehicle;
  const arrival = useArrivalText();
  const price = parseAed(vehicle.price) ?? null;
  const actions = useRef<HTMLDivElement>(null);
  const links = useContactLinks(name);
  const reservation = useRequestedDialog('reserve');
  return (
    <article className={pageStyles.page} data-letterhead="">
      <PageHead
        title={name}
        description={metaExcerpt(description)}
        picture={picture ? pictureToPreload(picture, PICTURE_SIZES) : undefined}
        sharePicture={sharePictureOf(picture, name)}
        structuredData={[
          upcomingCarNode(vehicle),
          breadcrumbs([t('common:home'), '/'], [t('inventory.title'), '/inventory'], [name, `/upcoming-vehicle/${vehicle.id}`]),
        ]}
      />
      <div className={pageStyles.back}>
        <BackToInventory />
      </div>
      <div className={`${heroStyles.top} ${styles.top}`}>
        {picture ? (
          <div className={`${heroStyles.picture} ${heroStyles.whole}`} data-tall={isTall(vehicle.bodyType) || undefined}>
            <Picture address={picture} alt={vehicle.imageAlt ?? name} sizes={PICTURE_SIZES} first />
          </div>
        ) : (
          <div className={heroStyles.picture}>
            <NoPicture />
          </div>
        )}
        <header className={heroStyles.name}>
          <ul className={styles.badges}>
            <li>{t('upcoming.comingSoon')}</li>
            {vehicle.featured && <li>{t('badge.featured')}</li>}
          </ul>
          <h1>
            <span>
              <NameText text={name} />
            </span>
          </h1>
        </header>
        <div className={heroStyles.buy} ref={actions}>
          <section className={styles.order} aria-labelledby="pre-order">
            <h2 id="pre-order">{t('upcoming.preOrder')}</h2>
            <dl className={styles.facts}>
              <div>
                <dt className={styles.label}>{t('upcoming.estimatedArrival')}</dt>
                <dd className={styles.month}>
                  <bdi>{arrival(vehicle)}</bdi>
                </dd>
              </div>
              <div>
                <dt className={styles.label}>{t('upcoming.estimatedPrice')}</dt>
                <dd>
                  <Price aed={price} variant="page" />
                </dd>
              </div>
            </dl>
            <PrintedFrom path={`/upcoming-vehicle/${vehicle.id}`} />
            {!reservation.confirmation && (
              <div className={heroStyles.actions}>
                <ReservationActions dialog={reservation} />
                <ButtonLink variant="secondary" href={links.whatsapp} aria-label={links.whatsappLabel}>
                  <Icon name="whatsapp" />
                  <span className={heroStyles.word}>{links.whatsappLabel}</span>
                </ButtonLink>
              </div>
            )}
          </section>
        </div>
      </div>
      <ActionBar after={actions} name={<NameText text={name} />} aed={price} links={links}>
        <ReservationActions dialog={reservation} inBar />
      </ActionBar>
      <div className={`${pageStyles.content} ${styles.content}`}>
        <ReservationDialog vehicle={vehicle} dialog={reservation} />
        {reservation.confirmation && <Confirmation picture={picture}>{reservation.confirmation}</Confirmation>}
        <DeliverySteps vehicle={vehicle} />
        <div className={styles.columns}>
          <div className={pageStyles.about}>
            <section className={pageStyles.section}>
              <h2>{t('upcoming.about')}</h2>
              <Description text={description} />
            </section>
            <Equipment vehicle={vehicle} />
          </div>
          <section className={`${pageStyles.section} ${styles.side}`}>
            <h2 className={styles.sideTitle}>{t('upcoming.benefits.title')}</h2>
            <ul className={styles.benefits}>
              {BENEFITS.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {t(`upcoming.benefits.${benefit}`)}
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.specification}>
            <Specification vehicle={vehicle} leastFacts={2} />
          </div>
        </div>
        <AlsoUpcoming except={vehicle.id} />
      </div>
    </article>
  );
}

export function UpcomingVehiclePage() {
  const { id } = useParams();
  const { data, isPending, isError, refetch } = useUpcomingVehicle(id);
  if (isPending) return <Spinner />;
  // Another vehicle has its own form and confirmation.
  if (data) return <UpcomingVehicleDetail key={data.id} vehicle={data} />;
  return <VehicleMissing kind="upcoming" onRetry={isError ? () => void refetch() : undefined} />;
}

import { ARRIVALS_EMAIL_LIMITS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import fading from '../../shared/display/fading.module.css';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { carName } from '../../shared/display/format/car-name.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Thumbnail } from '../../shared/display/thumbnail.js';
import { FIRST_EMAIL_DAYS, isArrival, newestVehiclesQuery, offered } from './arrivals-api.js';
import styles from './arrivals-tab.module.css';

export interface VehicleChoiceProps {
  /** When the last e-mail was sent. */
  lastEmailAt: string | undefined;
  chosen: number[];
  onChoose: (ids: number[]) => void;
}

/** Chooses the vehicles of an e-mail; initially those added since the last one. */
export function VehicleChoice({ lastEmailAt, chosen, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { day } = useMoment();
  const { data } = useQuery(newestVehiclesQuery);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!data || hasBegun.current) return;
    hasBegun.current = true;
    const arrivals = offered(data.items).filter((vehicle) => isArrival(vehicle, lastEmailAt));
    onChoose(arrivals.slice(0, ARRIVALS_EMAIL_LIMITS.vehicles).map(({ id }) => id));
  }, [data, lastEmailAt, onChoose]);
  if (!data) return <LoadingLines />;
  const most = ARRIVALS_EMAIL_LIMITS.vehicles;
  const since = lastEmailAt
    ? t('arrivals.sinceLast', { day: day(lastEmailAt) })
    : t('arrivals.sinceDays', { count: FIRST_EMAIL_DAYS });
  const isFull = chosen.length >= most;
  const choose = (id: number, isChosen: boolean) => onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <p className={styles.more}>
        <strong role="status">{t('arrivals.chosen', { chosen: chosen.length, most })}</strong> · {since}
      </p>
      <fieldset className={`${styles.vehicles} ${fading.fading}`}>
        <legend className="visually-hidden">{t('arrivals.choose')}</legend>
        {offered(data.items).map((vehicle) => {
          const { id, stockNumber, createdAt } = vehicle;
          const isChosen = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ target }) => choose(id, target.checked)}
            >
              <span className={styles.vehicle}>
                <Thumbnail address={vehicle.images[0]} size="tiny" />
                <span className={styles.words}>
                  <bdi>{carName(language, vehicle)}</bdi>
                  <span className={styles.more}>
                    {stockNumber && (
                      <>
                        <bdi dir="ltr">{stockNumber}</bdi> ·{' '}
                      </>
                    )}
                    <bdi>{day(createdAt)}</bdi>
                    {vehicle.reserved && <> · {t('badge.reserved')}</>}
                  </span>
                </span>
              </span>
            </Checkbox>
          );
        })}
      </fieldset>
    </>
  );
}

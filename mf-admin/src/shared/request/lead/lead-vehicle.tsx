import { formatAed, type Language, parseAed, type VehicleStatus, vehicleStatus } from '@dealership/contracts';
import { getUpcomingVehicle, getVehicle } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { ApiError, call, useQuery } from '@dealership/ui-kit/query';
import { carName } from '../../display/format/car-name.js';
import { Thumbnail } from '../../display/thumbnail.js';
import { VehicleStatusTag } from '../../display/vehicle-status-tag.js';
import type { AnyLead } from './lead.js';
import styles from './lead.module.css';
import type { LeadList } from './lead-lists.js';
import type { RequestCar } from './use-cars.js';

interface Car {
  name: string;
  picture: string | undefined;
  page: string;
  /** In AED. */
  price: number | null | undefined;
  /** Of a car in stock. */
  status?: VehicleStatus;
}

async function readCar({ id, upcoming }: RequestCar, language: Language, signal: AbortSignal): Promise<Car | null> {
  try {
    if (upcoming) {
      const { name, imageUrl, price } = await call(getUpcomingVehicle, { params: { id }, signal });
      return { name, picture: imageUrl ?? undefined, page: `/upcoming-vehicle/${id}`, price: parseAed(price) };
    }
    const vehicle = await call(getVehicle, { params: { id }, signal });
    const { images, price } = vehicle;
    const status = vehicleStatus(vehicle);
    return { name: carName(language, vehicle), picture: images[0], page: `/vehicle/${id}`, price, status };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The car that an entry refers to. */
export function carOf({ kind }: LeadList, lead: AnyLead): RequestCar | undefined {
  if (lead.upcomingVehicleId) return { id: Number(lead.upcomingVehicleId), upcoming: true };
  const field = Object.keys(kind?.fields ?? {}).find((name) => kind?.fields[name]?.type === 'vehicle' && lead[name]);
  return field === undefined ? undefined : { id: Number(lead[field]), upcoming: false };
}

/** Reads the car that an entry refers to; `null` if it is no longer on the site. */
export function useLeadCar(list: LeadList, lead: AnyLead) {
  const { language } = useLanguage();
  const car = carOf(list, lead);
  const { data, isError } = useQuery({
    queryKey: ['lead-vehicle', car, language],
    queryFn: ({ signal }) => readCar(car as RequestCar, language, signal),
    enabled: car !== undefined,
  });
  return { car, data, isError };
}

/** The car that a request refers to, with its current price and status. */
export function LeadVehicle({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { car, data } = useLeadCar(list, lead);
  if (!car || data === undefined) return null;
  if (data === null) return <p className={styles.unavailable}>{t('lead.carGone', { id: car.id })}</p>;
  return (
    <div className={styles.car}>
      <a className={styles.page} href={data.page} target="_blank" rel="noopener">
        <Thumbnail address={data.picture} />
        <bdi>{data.name}</bdi>
      </a>
      <span className={styles.now}>
        {data.price != null && <bdi>{formatAed(data.price, locale)}</bdi>}
        {data.status && <VehicleStatusTag status={data.status} />}
      </span>
    </div>
  );
}

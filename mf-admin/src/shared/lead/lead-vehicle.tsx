import { vehicleName } from '@dealership/contracts';
import { getUpcomingVehicle, getVehicle } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { ApiError, call, useQuery } from '@dealership/ui-kit/query';
import { Thumbnail } from '../pictures/thumbnail.js';
import type { AnyLead } from './lead.js';
import styles from './lead.module.css';
import type { LeadList } from './lead-lists.js';
import type { RequestCar } from './use-car-pictures.js';

interface Car {
  name: string;
  picture: string | undefined;
  page: string;
}

async function readCar(isUpcoming: boolean, id: number, signal: AbortSignal): Promise<Car | null> {
  try {
    if (isUpcoming) {
      const { name, imageUrl } = await call(getUpcomingVehicle, { params: { id }, signal });
      return { name, picture: imageUrl ?? undefined, page: `/upcoming-vehicle/${id}` };
    }
    const vehicle = await call(getVehicle, { params: { id }, signal });
    return { name: vehicleName(vehicle), picture: vehicle.images[0], page: `/vehicle/${id}` };
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

/** The car that a request refers to. */
export function LeadVehicle({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const { id, upcoming } = carOf(list, lead) ?? { id: 0, upcoming: false };
  const { data } = useQuery({
    queryKey: ['lead-vehicle', upcoming, id],
    queryFn: ({ signal }) => readCar(upcoming, id, signal),
    enabled: id > 0,
  });
  if (id === 0 || data === undefined) return null;
  if (data === null) return <p className={styles.unavailable}>{t('lead.carGone', { id })}</p>;
  return (
    <a className={styles.car} href={data.page} target="_blank" rel="noopener">
      <Thumbnail address={data.picture} />
      <bdi>{data.name}</bdi>
    </a>
  );
}

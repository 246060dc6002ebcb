import { type InboxRequest, VEHICLES_BY_ID } from '@dealership/contracts';
import { listUpcomingVehicles, listVehiclesById } from '@dealership/contracts/catalog/endpoints';
import { call, keepPreviousData, useQuery } from '@dealership/ui-kit/query';

/** The car that a request refers to. */
export type RequestCar = NonNullable<InboxRequest['car']>;

/** URLs of the pictures of the cars on a page of requests. */
export function useCarPictures(cars: (RequestCar | undefined)[]): (car: RequestCar) => string | undefined {
  const known = cars.filter((car) => car !== undefined);
  const stock = [...new Set(known.filter(({ upcoming }) => !upcoming).map(({ id }) => id))];
  const ids = stock
    .sort((one, other) => one - other)
    .slice(0, VEHICLES_BY_ID)
    .join(',');
  const { data: vehicles = [] } = useQuery({
    queryKey: ['cars-of-requests', ids],
    queryFn: ({ signal }) => call(listVehiclesById, { query: { ids }, signal }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });
  const { data: upcomingVehicles = [] } = useQuery({
    queryKey: ['upcoming-cars-of-requests'],
    queryFn: ({ signal }) => call(listUpcomingVehicles, { signal }),
    enabled: known.some(({ upcoming }) => upcoming),
  });
  return ({ id, upcoming }) =>
    upcoming
      ? (upcomingVehicles.find((one) => one.id === id)?.imageUrl ?? undefined)
      : vehicles.find((one) => one.id === id)?.images[0];
}

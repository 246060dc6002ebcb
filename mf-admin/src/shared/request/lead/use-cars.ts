import { type InboxRequest, VEHICLES_BY_ID } from '@dealership/contracts';
import { listUpcomingVehicles, listVehiclesById } from '@dealership/contracts/catalog/endpoints';
import { useLanguage } from '@dealership/ui-kit';
import { call, keepPreviousData, useQuery } from '@dealership/ui-kit/query';
import { carName } from '../../display/format/car-name.js';

/** The car that a request refers to. */
export type RequestCar = NonNullable<InboxRequest['car']>;

/** A car as lists show it. */
export interface ShownCar {
  name: string;
  picture: string | undefined;
  isSold?: boolean;
}

/** The cars of a page of requests; undefined while loading and if a car is no longer on the site. */
export function useCars(cars: (RequestCar | undefined)[]): (car: RequestCar | undefined) => ShownCar | undefined {
  const { language } = useLanguage();
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
  return (car) => {
    if (!car) return undefined;
    if (car.upcoming) {
      const found = upcomingVehicles.find(({ id }) => id === car.id);
      return found && { name: found.name, picture: found.imageUrl ?? undefined };
    }
    const found = vehicles.find(({ id }) => id === car.id);
    return found && { name: carName(language, found), picture: found.images[0], isSold: found.sold };
  };
}

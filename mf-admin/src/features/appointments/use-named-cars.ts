import type { AppointmentWeek } from '@dealership/contracts';
import { useCars } from '../../shared/request/lead/use-cars.js';

/** The week with the vehicles' names in the reader's language, as soon as they are known. */
export function useNamedCars(week: AppointmentWeek | undefined): AppointmentWeek | undefined {
  const carOf = useCars(week?.appointments.map(({ vehicleId }) => ({ id: vehicleId, upcoming: false })) ?? []);
  return (
    week && {
      ...week,
      appointments: week.appointments.map((one) => ({
        ...one,
        vehicleName: carOf({ id: one.vehicleId, upcoming: false })?.name ?? one.vehicleName,
      })),
    }
  );
}

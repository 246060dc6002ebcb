import { MAX_JOURNEY_TITLE, vehicleName } from '@dealership/contracts';
import { listStaffUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { SuggestingInput, type SuggestingInputProps } from '../../shared/form/suggesting-input.js';
import { upcomingVehiclesQuery } from '../../shared/form/vehicle-form/upcoming-vehicles-query.js';
import { useFoundVehicles } from '../../shared/form/vehicle-picker/use-found-vehicles.js';
import { useMay } from '../../shared/staff/use-me.js';

/** The car of a journey: any text. Offers the vehicles that match it, and the upcoming ones. */
export function CarTitle(props: Omit<SuggestingInputProps, 'suggestions'>) {
  const enabled = useMay()(listStaffUpcomingVehicles.permission);
  const { vehicles = [] } = useFoundVehicles(String(props.value ?? ''), enabled);
  const { data: upcoming = [] } = useQuery({ ...upcomingVehiclesQuery(), enabled });
  const names = new Set([...vehicles.map(vehicleName), ...upcoming.map(({ name }) => name)]);
  const suggestions = [...names].map((value) => ({ value }));
  return <SuggestingInput {...props} dir="auto" maxLength={MAX_JOURNEY_TITLE} suggestions={suggestions} />;
}

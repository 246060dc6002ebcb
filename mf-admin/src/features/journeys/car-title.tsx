import { MAX_JOURNEY_TITLE, vehicleName } from '@dealership/contracts';
import { listStaffUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../shared/api/staff-query.js';
import { SuggestingInput, type SuggestingInputProps } from '../../shared/form/suggesting-input.js';
import { useFoundVehicles } from '../../shared/form/vehicle-picker/use-found-vehicles.js';
import { useMay } from '../../shared/staff/use-me.js';

const upcomingQuery = staffQuery('upcoming-vehicles', listStaffUpcomingVehicles);

/** The car of a journey: any text. Offers the vehicles that match it, and the upcoming ones. */
export function CarTitle(props: Omit<SuggestingInputProps, 'suggestions'>) {
  const enabled = useMay()(listStaffUpcomingVehicles.permission);
  const { vehicles = [] } = useFoundVehicles(String(props.value ?? ''), enabled);
  const { data: upcoming = [] } = useQuery({ ...upcomingQuery, enabled });
  const names = new Set([...vehicles.map(vehicleName), ...upcoming.map(({ name }) => name)]);
  const suggestions = [...names].map((value) => ({ value }));
  return <SuggestingInput {...props} dir="auto" maxLength={MAX_JOURNEY_TITLE} suggestions={suggestions} />;
}

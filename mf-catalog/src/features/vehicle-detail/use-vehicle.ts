import { useLanguage } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';

/** Keeps the previous language's data until the new texts are loaded, so that forms and their input stay. */
export function useVehicle(id: string | undefined) {
  const { language } = useLanguage();
  return useQuery({
    ...vehicleQuery(id, language),
    placeholderData: (before) => (before && String(before.id) === id ? before : undefined),
  });
}

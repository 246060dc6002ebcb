import type { AuditEntity, AuditEntry } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { storedCarName } from '../../shared/display/format/car-name.js';
import { type RequestCar, useCars } from '../../shared/request/lead/use-cars.js';

const CAR_ENTITIES: readonly AuditEntity[] = ['vehicle', 'upcoming-vehicle'];

/** The fields that name a record, in the entries that contain them. */
const NAME_FIELDS = ['title', 'name', 'clientName'];

function carOf({ entity, entityId }: AuditEntry): RequestCar | undefined {
  if (entityId === null || !CAR_ENTITIES.includes(entity)) return undefined;
  return { id: entityId, upcoming: entity === 'upcoming-vehicle' };
}

/** The name of an entry's record, where it is known: that of a car, or the one that its changes contain. */
export function useRecordName(entries: AuditEntry[]): (entry: AuditEntry) => string | undefined {
  const { language } = useLanguage();
  const shownOf = useCars(entries.map(carOf));
  return (entry) => {
    const values = NAME_FIELDS.flatMap((field) => [entry.after?.[field], entry.before?.[field]]);
    const written = values.find((value) => typeof value === 'string' && value !== '');
    const named = entry.entity === 'vehicle' && entry.name ? storedCarName(language, entry.name) : entry.name;
    return shownOf(carOf(entry))?.name ?? named ?? (written as string | undefined);
  };
}

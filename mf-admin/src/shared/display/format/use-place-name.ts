import { useTranslation } from '@dealership/ui-kit';
import { useKindTitle } from './use-kind-title.js';

/** The name of the place where data about a person is stored: one of the staff's lists, or a place without a list. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('dashboard');
  const kindTitle = useKindTitle();
  return (place) => kindTitle(place, 'many') ?? t([`leadList.${place}`, `place.${place}`], { defaultValue: place });
}

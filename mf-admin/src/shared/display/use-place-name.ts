import { useTranslation } from '@dealership/ui-kit';
import { useKindTitle } from './use-kind-title.js';

/** Labels of the places with personal data: the staff's lists, and places without one. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('dashboard');
  const kindTitle = useKindTitle();
  return (place) => kindTitle(place, 'many') ?? t([`leadList.${place}`, `place.${place}`], { defaultValue: place });
}

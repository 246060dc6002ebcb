import { useTranslation } from '@dealership/ui-kit';
import { useKindTitle } from './use-kind-title.js';

/** Where something of a person lies, in words: the staff's lists, and what they have no list of. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('dashboard');
  const kindTitle = useKindTitle();
  return (place) => kindTitle(place, 'many') ?? t([`leadList.${place}`, `place.${place}`], { defaultValue: place });
}

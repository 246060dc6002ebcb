import { useTranslation } from '@dealership/ui-kit';

/** Where something of a person lies, in words: the staff's lists, and what they have no list of. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('desk');
  return (place) => t([`leadList.${place}`, `place.${place}`], { defaultValue: place });
}

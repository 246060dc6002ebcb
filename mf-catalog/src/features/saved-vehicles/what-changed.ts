import { formatAed, type VehicleSummary } from '@dealership/contracts';
import { type StoredVehicle, useLanguage, useTranslation } from '@dealership/ui-kit';

/** Changes since the visitor saved the vehicle, in words. */
export function useWhatChanged(): (stored: StoredVehicle, now: VehicleSummary) => string[] {
  const { t } = useTranslation('stored-vehicles');
  const { locale } = useLanguage();
  return (stored, now) => {
    const changes: string[] = [];
    if (now.sold && !stored.sold) changes.push(t('changed.sold'));
    else if (now.reserved && !stored.reserved) changes.push(t('changed.reserved'));
    else if (stored.reserved && !now.reserved && !now.sold) changes.push(t('changed.free'));
    if (now.price !== stored.price) {
      const lower = now.price !== null && stored.price !== null && now.price < stored.price;
      const key = lower ? 'changed.lower' : 'changed.price';
      changes.push(stored.price === null ? t('changed.priced') : t(key, { before: formatAed(stored.price, locale) }));
    }
    return changes;
  };
}

import { formatAed, type VehicleSummary } from '@dealership/contracts';
import { type KeptVehicle, useLanguage, useTranslation } from '@dealership/ui-kit';

/** Changes since the visitor saved the vehicle, in words. */
export function useWhatChanged(): (kept: KeptVehicle, now: VehicleSummary) => string[] {
  const { t } = useTranslation('kept');
  const { locale } = useLanguage();
  return (kept, now) => {
    const changes: string[] = [];
    if (now.sold && !kept.sold) changes.push(t('changed.sold'));
    else if (now.reserved && !kept.reserved) changes.push(t('changed.reserved'));
    else if (kept.reserved && !now.reserved && !now.sold) changes.push(t('changed.free'));
    if (now.price !== kept.price) {
      const lower = now.price !== null && kept.price !== null && now.price < kept.price;
      const key = lower ? 'changed.lower' : 'changed.price';
      changes.push(kept.price === null ? t('changed.priced') : t(key, { before: formatAed(kept.price, locale) }));
    }
    return changes;
  };
}

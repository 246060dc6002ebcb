import { ARCHIVE_FILTERS, STAFF_VEHICLE_FILTERS, VEHICLE_BADGES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NativeSelect } from '../../../shared/display/native-select.js';

const isBadge = (filter: string): boolean => VEHICLE_BADGES.some((badge) => badge === filter);

export interface StockSelectProps {
  value: string;
  onChange: (status: string) => void;
}

/** Chooses between the stock, a part of it, and the archive. */
export function StockSelect({ value, onChange }: StockSelectProps) {
  const { t } = useTranslation('dashboard');
  return (
    <NativeSelect
      aria-label={t('archive.showing')}
      value={value}
      options={[
        { value: '', label: t('archive.stock') },
        ...STAFF_VEHICLE_FILTERS.map((filter) => ({
          value: filter,
          label: t(isBadge(filter) ? `badge.${filter}` : `vehicle.filter.${filter}`),
        })),
        ...ARCHIVE_FILTERS.map((filter) => ({ value: filter, label: t(`archive.${filter}`) })),
      ]}
      onChange={onChange}
    />
  );
}

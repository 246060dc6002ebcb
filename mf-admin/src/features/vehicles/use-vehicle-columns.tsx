import { type StaffVehicle, VEHICLE_BADGES, type VehicleBadge, vehicleName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { Button, Checkbox } from 'antd';
import { Tag, type Tone } from '../../shared/display/tag.js';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './bulk/bulk.module.css';
import type { Selection } from './bulk/use-selection.js';
import { vehicleKind } from './vehicles-api.js';

const TONES: Partial<Record<VehicleBadge, Tone>> = { sold: 'bad', reserved: 'notice' };

interface VehicleActions {
  onEdit: (vehicle: StaffVehicle) => void;
  onDelete: (vehicle: StaffVehicle) => void;
  onDuplicate: (vehicle: StaffVehicle) => void;
  selection: Selection;
  onToggleSold: (vehicle: StaffVehicle) => void;
  /** Id of the vehicle whose sold flag is being toggled. */
  toggling: number | undefined;
}

export function useVehicleColumns(actions: VehicleActions): Column<StaffVehicle>[] {
  const { onEdit, onDelete, onDuplicate, onToggleSold, toggling, selection } = actions;
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return [
    {
      title: t('vehicle.one'),
      cell: (vehicle) => (
        <div className={styles.select}>
          <Allowed to={vehicleKind.update}>
            <Checkbox
              checked={selection.has(vehicle.id)}
              aria-label={t('bulk.select', { name: vehicleName(vehicle) })}
              onChange={() => selection.toggle(vehicle)}
            />
          </Allowed>
          <RowName
            name={vehicleKind.nameOf(vehicle, language)}
            picture={vehicle.images[0] ?? null}
            onOpen={() => onEdit(vehicle)}
          >
            {VEHICLE_BADGES.filter((flag) => vehicle[flag]).map((flag) => (
              <Tag key={flag} tone={TONES[flag]}>
                {t(`badge.${flag}`)}
              </Tag>
            ))}
          </RowName>
        </div>
      ),
    },
    { title: t('vehicle.price'), cell: ({ price }) => <Price aed={price} variant="table" /> },
    {
      title: t('vehicle.mileage'),
      from: 'md',
      cell: ({ mileage }) => <bdi>{t('vehicle.mileageKm', { mileage: number.format(mileage) })}</bdi>,
    },
    {
      title: t('vehicle.drive'),
      from: 'lg',
      cell: ({ transmission, fuelType }) => `${t(`transmission.${transmission}`)} · ${t(`fuel.${fuelType}`)}`,
    },
    { title: t('list.number'), cell: ({ id }) => id, from: 'lg' },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (vehicle) => (
        <RowActions
          remove={vehicleKind.remove}
          name={vehicleName(vehicle)}
          onEdit={() => onEdit(vehicle)}
          onDelete={() => onDelete(vehicle)}
          more={[
            {
              key: 'duplicate',
              label: t('vehicle.duplicateNamed', { name: vehicleName(vehicle) }),
              onClick: () => onDuplicate(vehicle),
            },
          ]}
        >
          <Button
            type="text"
            loading={toggling === vehicle.id}
            onClick={() => onToggleSold(vehicle)}
            aria-label={t(vehicle.sold ? 'vehicle.markAvailableNamed' : 'vehicle.markSoldNamed', { name: vehicleName(vehicle) })}
          >
            {t(vehicle.sold ? 'vehicle.markAvailable' : 'vehicle.markSold')}
          </Button>
        </RowActions>
      ),
    },
  ];
}

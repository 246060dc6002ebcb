import { type StaffVehicle, VEHICLE_BADGES, vehicleName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { Button } from 'antd';
import { Tag } from '../../shared/display/tag.js';
import { RowActions } from '../../shared/table/row-actions.js';
import { RowName } from '../../shared/table/row-name.js';
import type { Column } from '../../shared/table/rows-table.js';
import { vehicleKind } from './vehicles-api.js';

interface VehicleActions {
  onEdit: (vehicle: StaffVehicle) => void;
  onDelete: (vehicle: StaffVehicle) => void;
  onToggleSold: (vehicle: StaffVehicle) => void;
  /** Id of the vehicle that is being marked. */
  toggling: number | undefined;
}

export function useVehicleColumns({ onEdit, onDelete, onToggleSold, toggling }: VehicleActions): Column<StaffVehicle>[] {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  return [
    {
      title: t('vehicle.one'),
      cell: (vehicle) => (
        <RowName name={vehicleName(vehicle)} picture={vehicle.images[0] ?? null} onOpen={() => onEdit(vehicle)}>
          {VEHICLE_BADGES.filter((flag) => vehicle[flag]).map((flag) => (
            <Tag key={flag}>{t(`badge.${flag}`)}</Tag>
          ))}
        </RowName>
      ),
    },
    { title: t('vehicle.price'), cell: ({ price }) => <Price aed={price} look="table" /> },
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
        >
          <Button
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

import {
  daysInStock,
  STATUS_FLAGS,
  type StaffVehicle,
  VEHICLE_BADGES,
  type VehicleBadge,
  type VehicleStatus,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { MissingTag } from '../../../shared/display/missing-tag.js';
import { Tag, type Tone } from '../../../shared/display/tag.js';
import { type RowAction, RowActions } from '../../../shared/list/table/row-actions.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import type { Column } from '../../../shared/list/table/rows-table.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { useArchive } from '../archive/archive-api.js';
import styles from '../bulk/bulk.module.css';
import { SelectAll, SelectRow } from '../bulk/selection-boxes.js';
import type { Selection } from '../bulk/use-selection.js';
import { useMissingVehicleParts } from '../use-missing-vehicle-parts.js';
import { vehicleKind } from '../vehicles-api.js';
import { PriceCell } from './price-cell.js';
import { useVehicleChange } from './use-vehicle-change.js';

const TONES: Partial<Record<VehicleBadge, Tone>> = { sold: 'bad', reserved: 'notice' };

interface VehicleActions {
  /** Asks what the vehicle was sold for, and to whom. */
  onSell: (vehicle: StaffVehicle) => void;
  onEdit: (vehicle: StaffVehicle) => void;
  onDelete: (vehicle: StaffVehicle) => void;
  onDuplicate: (vehicle: StaffVehicle) => void;
  selection: Selection<StaffVehicle>;
}

export function useVehicleColumns(actions: VehicleActions): Column<StaffVehicle>[] {
  const { onSell, onEdit, onDelete, onDuplicate, selection } = actions;
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const nameOf = useCarName();
  const number = new Intl.NumberFormat(locale);
  const may = useMay();
  const mayChange = may(vehicleKind.update.permission);
  const { change, changing } = useVehicleChange();
  const archive = useArchive();
  const missingParts = useMissingVehicleParts();
  const mark = (vehicle: StaffVehicle, status: VehicleStatus) =>
    change({ vehicle, what: 'status', fields: STATUS_FLAGS[status] });
  const menuOf = (vehicle: StaffVehicle): RowAction[] => {
    const name = nameOf(vehicle);
    const item = (key: string, label: string, onClick: () => void): RowAction => ({
      key,
      label: t(label),
      named: t(`${label}Named`, { name }),
      onClick,
    });
    const available = item('available', 'vehicle.markAvailable', () => mark(vehicle, 'available'));
    const isAsked = may('stock.costs') || may('requests.write');
    const sold = item('sold', 'vehicle.markSold', () => (isAsked ? onSell(vehicle) : mark(vehicle, 'sold')));
    const reserved = item('reserved', 'vehicle.markReserved', () => mark(vehicle, 'reserved'));
    return [
      ...(vehicle.sold ? [available] : [sold, vehicle.reserved ? available : reserved]),
      item('duplicate', 'vehicle.duplicate', () => onDuplicate(vehicle)),
      item('archive', 'archive.archive', () => archive.mutate(vehicle)),
    ];
  };
  return [
    {
      title: t('vehicle.one'),
      head: <SelectAll selection={selection} />,
      cell: (vehicle) => (
        <div className={styles.select}>
          <SelectRow selection={selection} row={vehicle} name={nameOf(vehicle)} />
          <RowName name={nameOf(vehicle)} picture={vehicle.images[0] ?? null} onOpen={() => onEdit(vehicle)}>
            {VEHICLE_BADGES.filter((flag) => vehicle[flag]).map((flag) => (
              <Tag key={flag} tone={TONES[flag]}>
                {t(`badge.${flag}`)}
              </Tag>
            ))}
            <MissingTag parts={vehicle.sold ? [] : missingParts(vehicle)} />
          </RowName>
        </div>
      ),
    },
    {
      title: t('vehicle.stockNumber'),
      from: 'md',
      isFact: true,
      cell: ({ id, stockNumber }) => <bdi className={styles.whole}>{stockNumber ?? `#${id}`}</bdi>,
    },
    {
      title: t('vehicle.price'),
      sorts: ['price-asc', 'price-desc'],
      cell: (vehicle) => <PriceCell vehicle={vehicle} mayChange={mayChange} />,
    },
    {
      title: t('vehicle.daysInStock'),
      from: 'md',
      isFact: true,
      isTitled: true,
      sorts: ['newest', 'oldest'],
      cell: (vehicle) => {
        const days = daysInStock(vehicle);
        return days !== undefined && number.format(days);
      },
    },
    {
      title: t('vehicle.mileage'),
      from: 'lg',
      isFact: true,
      sorts: ['mileage-asc', 'mileage-desc'],
      cell: ({ mileage }) => <bdi className={styles.whole}>{t('vehicle.mileageKm', { mileage: number.format(mileage) })}</bdi>,
    },
    {
      title: t('vehicle.drive'),
      from: 'xxl',
      cell: ({ transmission, fuelType }) => `${t(`transmission.${transmission}`)} · ${t(`fuel.${fuelType}`)}`,
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (vehicle) => (
        <RowActions
          remove={vehicleKind.remove}
          name={nameOf(vehicle)}
          onEdit={() => onEdit(vehicle)}
          onDelete={() => onDelete(vehicle)}
          isBusy={changing === vehicle.id}
          more={menuOf(vehicle)}
        />
      ),
    },
  ];
}

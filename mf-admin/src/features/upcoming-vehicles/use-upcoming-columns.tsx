import { parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { Tag } from '../../shared/display/tag.js';
import { RowActions } from '../../shared/table/row-actions.js';
import { RowName } from '../../shared/table/row-name.js';
import type { Column } from '../../shared/table/rows-table.js';

interface UpcomingActions {
  onEdit: (vehicle: UpcomingVehicle) => void;
  onDelete: (vehicle: UpcomingVehicle) => void;
}

export function useUpcomingColumns({ onEdit, onDelete }: UpcomingActions): Column<UpcomingVehicle>[] {
  const { t } = useTranslation('dashboard');
  return [
    {
      title: t('vehicle.one'),
      cell: (vehicle) => (
        <RowName name={vehicle.name} picture={vehicle.imageUrl} onOpen={() => onEdit(vehicle)}>
          {vehicle.featured && <Tag>{t('badge.featured')}</Tag>}
        </RowName>
      ),
    },
    {
      title: t('vehicle.price'),
      cell: ({ price }) => {
        const aed = parseAed(price);
        return aed === undefined ? <bdi>{price}</bdi> : <Price aed={aed} look="table" />;
      },
    },
    {
      title: t('upcomingVehicle.estimatedArrival'),
      from: 'md',
      cell: ({ estimatedArrival }) => <bdi>{estimatedArrival}</bdi>,
    },
    { title: t('list.number'), cell: ({ id }) => id, from: 'lg' },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (vehicle) => <RowActions name={vehicle.name} onEdit={() => onEdit(vehicle)} onDelete={() => onDelete(vehicle)} />,
    },
  ];
}

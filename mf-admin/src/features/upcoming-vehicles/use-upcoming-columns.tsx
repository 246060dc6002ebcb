import { NAME_TEXTS, parseAed, type StaffUpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { MissingTag } from '../../shared/display/missing-tag.js';
import { Tag } from '../../shared/display/tag.js';
import { useMissingParts } from '../../shared/form/translations/use-missing-parts.js';
import type { TextName } from '../../shared/form/translations/use-translation-state.js';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { upcomingVehicleKind } from './upcoming-vehicles-api.js';

const TEXTS: TextName[] = [...NAME_TEXTS, 'origin', 'description', 'equipment', 'imageAlt'];

interface UpcomingActions {
  onEdit: (vehicle: StaffUpcomingVehicle) => void;
  onDelete: (vehicle: StaffUpcomingVehicle) => void;
}

export function useUpcomingColumns({ onEdit, onDelete }: UpcomingActions): Column<StaffUpcomingVehicle>[] {
  const { t } = useTranslation('dashboard');
  const missingParts = useMissingParts(TEXTS);
  const { month } = useMoment();
  return [
    {
      title: t('vehicle.one'),
      cell: (vehicle) => (
        <RowName name={vehicle.name} picture={vehicle.imageUrl} onOpen={() => onEdit(vehicle)}>
          {vehicle.featured && <Tag>{t('badge.featured')}</Tag>}
          <MissingTag parts={missingParts(vehicle, vehicle.imageUrl)} />
        </RowName>
      ),
    },
    {
      title: t('vehicle.price'),
      cell: ({ price }) => {
        const aed = parseAed(price);
        return aed === undefined ? <bdi>{price}</bdi> : <Price aed={aed} variant="table" />;
      },
    },
    {
      title: t('upcomingVehicle.estimatedArrival'),
      from: 'md',
      isFact: true,
      isTitled: true,
      cell: ({ arrivalMonth, estimatedArrival }) => <bdi>{arrivalMonth ? month(arrivalMonth) : estimatedArrival}</bdi>,
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (vehicle) => (
        <RowActions
          remove={upcomingVehicleKind.remove}
          name={vehicle.name}
          onEdit={() => onEdit(vehicle)}
          onDelete={() => onDelete(vehicle)}
        />
      ),
    },
  ];
}

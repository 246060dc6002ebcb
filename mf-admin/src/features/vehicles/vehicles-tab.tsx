import { STAFF_VEHICLE_SORTS, type StaffVehicleSort, type Vehicle, vehicleName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/icons.js';
import { ListBar } from '../../shared/list-bar.js';
import { RecordDrawer } from '../../shared/record-drawer.js';
import { StaffTable } from '../../shared/staff-table.js';
import { useConfirmDelete } from '../../shared/use-confirm-delete.js';
import { useEditing } from '../../shared/use-editing.js';
import { useListState } from '../../shared/use-list-state.js';
import { useToggle } from '../../shared/use-toggle.js';
import { useVehicleColumns } from './use-vehicle-columns.js';
import { VehicleFields } from './vehicle-fields.js';
import { vehicleKind, vehiclesQuery } from './vehicles-api.js';

export function VehiclesTab() {
  const { t } = useTranslation('desk');
  const list = useListState();
  const { open, edit, add, close } = useEditing<Vehicle>();
  const confirmDelete = useConfirmDelete(vehicleKind);
  const sort = STAFF_VEHICLE_SORTS.find((known) => known === list.sort) ?? ('newest' satisfies StaffVehicleSort);
  const reading = useQuery(vehiclesQuery({ page: list.page, q: list.q, sort }));
  const { toggle, toggling } = useToggle(vehicleKind, 'sold');
  const columns = useVehicleColumns({
    onEdit: edit,
    onDelete: (vehicle) => confirmDelete(vehicle, vehicleName(vehicle)),
    onToggleSold: toggle,
    toggling,
  });
  const addButton = (
    <Button type="primary" icon={<AddIcon />} onClick={add}>
      {t('vehicle.add')}
    </Button>
  );
  const shown = reading.data && { rows: reading.data.items, total: reading.data.total };
  return (
    <>
      <ListBar
        list={list}
        search={t('vehicle.search')}
        sorts={STAFF_VEHICLE_SORTS}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.vehicles')}
        columns={columns}
        shown={shown}
        reading={reading}
        list={list}
        empty={{ title: t('vehicle.empty'), text: t('vehicle.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer kind={vehicleKind} row={open.row} onClose={close}>
          <VehicleFields />
        </RecordDrawer>
      )}
    </>
  );
}

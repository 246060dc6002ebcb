import type { StaffUpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { upcomingVehiclesQuery } from '../../shared/form/vehicle-form/upcoming-vehicles-query.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { UPCOMING_ORDERS } from './upcoming-orders.js';
import { UpcomingVehicleFields } from './upcoming-vehicle-fields.js';
import { upcomingVehicleKind } from './upcoming-vehicles-api.js';
import { useUpcomingColumns } from './use-upcoming-columns.js';

const searchTexts = ({ id, name, estimatedArrival, description }: StaffUpcomingVehicle) => [
  `#${id}`,
  name,
  estimatedArrival,
  description,
];

export function UpcomingVehiclesTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const confirmDelete = useConfirmDelete(upcomingVehicleKind);
  const reading = useQuery(upcomingVehiclesQuery());
  const { open, edit, add, close } = useEntryEditor(upcomingVehicleKind, reading.data);
  const columns = useUpcomingColumns({ onEdit: edit, onDelete: (vehicle) => confirmDelete(vehicle, vehicle.name) });
  const addButton = (
    <Allowed to={upcomingVehicleKind.create}>
      <Button type="primary" icon={<AddIcon />} onClick={add}>
        {t('upcomingVehicle.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('upcomingVehicle.search')}
        sorts={Object.keys(UPCOMING_ORDERS)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.upcoming-vehicles')}
        columns={columns}
        shown={pageOf(reading.data, {
          page: list.page,
          q: list.q,
          searchTexts,
          order: UPCOMING_ORDERS[list.sort] ?? UPCOMING_ORDERS.newest,
        })}
        reading={reading}
        list={list}
        empty={{ title: t('upcomingVehicle.empty'), text: t('upcomingVehicle.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer key={open.entry} isLong kind={upcomingVehicleKind} entry={open} onClose={close}>
          <UpcomingVehicleFields />
        </RecordDrawer>
      )}
    </>
  );
}

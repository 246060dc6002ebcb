import {
  ARCHIVE_FILTERS,
  STAFF_VEHICLE_FILTERS,
  STAFF_VEHICLE_SORTS,
  type StaffVehicle,
  type StaffVehicleSort,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useCarName } from '../../shared/display/format/car-name.js';
import { AddIcon } from '../../shared/display/icons.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { ExportButton } from '../../shared/request/entry/export-button.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { useMay } from '../../shared/staff/use-me.js';
import { ArchivedMatches } from './archive/archived-matches.js';
import { ArchivedVehicles } from './archive/archived-vehicles.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { useSelection } from './bulk/use-selection.js';
import { toTemplate } from './editor/vehicle-values.js';
import { SaleDialog } from './list/sale-dialog.js';
import { StockSelect } from './list/stock-select.js';
import { useVehicleColumns } from './list/use-vehicle-columns.js';
import { VehicleDrawer } from './vehicle-drawer.js';
import { archivedKind, draftKindFor, exportAddress, vehicleKind, vehicleKindFor, vehiclesQuery } from './vehicles-api.js';

export function VehiclesTab() {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const list = useListState();
  const may = useMay();
  const confirmDelete = useConfirmDelete(vehicleKind);
  const sort = STAFF_VEHICLE_SORTS.find((known) => known === list.sort) ?? ('newest' satisfies StaffVehicleSort);
  const archive = ARCHIVE_FILTERS.find((known) => known === list.status);
  const isArchive = archive !== undefined;
  const filter = STAFF_VEHICLE_FILTERS.find((known) => known === list.status);
  // An old link may name a filter that no longer exists.
  const isUnknown = list.status !== '' && !isArchive && filter === undefined;
  const { change } = list;
  useEffect(() => {
    if (isUnknown) change({ status: '' });
  }, [isUnknown, change]);
  const reading = useQuery({ ...vehiclesQuery({ page: list.page, q: list.q, filter, sort }), enabled: !isArchive });
  const kind = archive === 'archived' ? archivedKind : isArchive ? draftKindFor(may) : vehicleKindFor(may);
  const { open, edit, check, add, addLike, close } = useEntryEditor(kind, isArchive ? undefined : reading.data?.items);
  const [selling, setSelling] = useState<StaffVehicle>();
  const selection = useSelection(reading.data?.items ?? []);
  const columns = useVehicleColumns({
    selection,
    onSell: setSelling,
    onDuplicate: (vehicle) => addLike(toTemplate(vehicle)),
    onEdit: edit,
    onDelete: (vehicle) => confirmDelete(vehicle, nameOf(vehicle)),
  });
  const addButton = (
    <Allowed to={vehicleKind.create}>
      <Button type="primary" icon={<AddIcon />} onClick={add}>
        {t('vehicle.add')}
      </Button>
    </Allowed>
  );
  const shown = reading.data && { rows: reading.data.items, total: reading.data.total };
  const isNothingFound = list.q !== '' && shown?.total === 0;
  const matches = <ArchivedMatches q={list.q} onShow={(status) => list.change({ status })} />;
  return (
    <>
      <ListBar
        list={list}
        search={t('vehicle.search')}
        {...(!isArchive && { sorts: STAFF_VEHICLE_SORTS })}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={
          <>
            {!isArchive && <ExportButton address={exportAddress({ q: list.q, filter, sort })} />}
            {addButton}
          </>
        }
      >
        <StockSelect value={archive ?? filter ?? ''} onChange={(status) => list.change({ status })} />
      </ListBar>
      {archive ? (
        <ArchivedVehicles list={list} filter={archive} onOpen={edit} onCheck={check} />
      ) : (
        <>
          {!isNothingFound && matches}
          <StaffTable
            label={t('tab.vehicles')}
            columns={columns}
            shown={shown}
            reading={reading}
            list={list}
            sort={sort}
            empty={{ title: t('vehicle.empty'), text: t('vehicle.emptyText'), action: addButton }}
            elsewhere={isNothingFound && matches}
          />
          <BulkBar selection={selection} />
        </>
      )}
      {selling && <SaleDialog vehicle={selling} onClose={() => setSelling(undefined)} />}
      {open && (
        <VehicleDrawer
          key={open.entry}
          kind={open.row ? kind : vehicleKindFor(may)}
          entry={open}
          archive={archive}
          onClose={close}
        />
      )}
    </>
  );
}

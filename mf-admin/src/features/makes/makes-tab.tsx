import type { Make } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { makesQuery } from '../../shared/form/vehicle-form/makes-query.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { MakeFields } from './make-fields.js';
import { MAKE_ORDERS } from './make-orders.js';
import { makeKind } from './makes-api.js';
import { useMakeColumns } from './use-make-columns.js';

const searchTexts = ({ name, arabic, japanese, spellings }: Make) => [name, arabic ?? '', japanese ?? '', ...spellings];

export function MakesTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const confirmDelete = useConfirmDelete(makeKind);
  const reading = useQuery(makesQuery);
  const { open, edit, add, close } = useEntryEditor(makeKind, reading.data);
  const columns = useMakeColumns({ onEdit: edit, onDelete: (make) => confirmDelete(make, make.name) });
  const addButton = (
    <Allowed to={makeKind.create}>
      <Button type="primary" icon={<AddIcon />} onClick={add}>
        {t('make.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('make.search')}
        sorts={Object.keys(MAKE_ORDERS)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.makes')}
        columns={columns}
        shown={pageOf(reading.data, {
          page: list.page,
          q: list.q,
          searchTexts,
          order: MAKE_ORDERS[list.sort] ?? MAKE_ORDERS.name,
        })}
        reading={reading}
        list={list}
        empty={{ title: t('make.empty'), text: t('make.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer key={open.entry} kind={makeKind} entry={open} onClose={close}>
          <MakeFields />
        </RecordDrawer>
      )}
    </>
  );
}

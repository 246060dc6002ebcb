import type { StaffCustomerShowcase } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { ShowcaseFields } from './showcase-fields.js';
import { SHOWCASE_ORDERS } from './showcase-orders.js';
import { customerShowcaseKind, customerShowcaseQuery } from './showcases-api.js';
import { useShowcaseColumns } from './use-showcase-columns.js';

const searchTexts = ({ clientName, carYear, carMake, carModel, clientReview }: StaffCustomerShowcase) => [
  clientName,
  carYear,
  carMake,
  carModel,
  clientReview,
];

export function ShowcasesTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const confirmDelete = useConfirmDelete(customerShowcaseKind);
  const reading = useQuery(customerShowcaseQuery);
  const { open, leaving, edit, add, close } = useEntryEditor(customerShowcaseKind, reading.data);
  const columns = useShowcaseColumns({ onEdit: edit, onDelete: (showcase) => confirmDelete(showcase, showcase.clientName) });
  const addButton = (
    <Allowed to={customerShowcaseKind.create}>
      <Button type="primary" icon={<AddIcon />} onClick={add}>
        {t('customerShowcase.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('customerShowcase.search')}
        sorts={Object.keys(SHOWCASE_ORDERS)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.showcase')}
        columns={columns}
        shown={pageOf(reading.data, {
          page: list.page,
          q: list.q,
          searchTexts,
          order: SHOWCASE_ORDERS[list.sort] ?? SHOWCASE_ORDERS.newest,
        })}
        reading={reading}
        list={list}
        empty={{ title: t('customerShowcase.empty'), text: t('customerShowcase.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer key={open.entry} kind={customerShowcaseKind} row={open.row} leaving={leaving} onClose={close}>
          <ShowcaseFields />
        </RecordDrawer>
      )}
    </>
  );
}

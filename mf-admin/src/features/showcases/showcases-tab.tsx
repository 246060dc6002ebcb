import type { StaffCustomerShowcase } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { shownText, versionsOf } from '../../shared/display/shown-text.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useConfirmDelete } from '../../shared/list/records/use-confirm-delete.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { ShowcaseFields } from './showcase-fields.js';
import { showcaseOrders } from './showcase-orders.js';
import { customerShowcaseKind, customerShowcaseQuery } from './showcases-api.js';
import { useShowcaseColumns } from './use-showcase-columns.js';

const searchTexts = (showcase: StaffCustomerShowcase) => [
  ...versionsOf(showcase, 'clientName'),
  showcase.carYear,
  showcase.carMake,
  showcase.carModel,
  ...versionsOf(showcase, 'clientReview'),
];

export function ShowcasesTab() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const orders = showcaseOrders(language);
  const list = useListState();
  const confirmDelete = useConfirmDelete(customerShowcaseKind);
  const reading = useQuery(customerShowcaseQuery);
  const { open, edit, add, close } = useEntryEditor(customerShowcaseKind, reading.data);
  const columns = useShowcaseColumns({
    onEdit: edit,
    onDelete: (showcase) => confirmDelete(showcase, shownText(showcase, 'clientName', language).text),
  });
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
        sorts={Object.keys(orders)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      />
      <StaffTable
        label={t('tab.showcases')}
        columns={columns}
        shown={pageOf(reading.data, {
          page: list.page,
          q: list.q,
          searchTexts,
          order: orders[list.sort] ?? orders.newest,
        })}
        reading={reading}
        list={list}
        empty={{ title: t('customerShowcase.empty'), text: t('customerShowcase.emptyText'), action: addButton }}
      />
      {open && (
        <RecordDrawer key={open.entry} kind={customerShowcaseKind} entry={open} onClose={close}>
          <ShowcaseFields />
        </RecordDrawer>
      )}
    </>
  );
}

import type { StaffAccount } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { useMay } from '../../shared/staff/use-me.js';
import { OwnerEmailDialog } from './owner-email-dialog.js';
import { RolesTable } from './roles-table.js';
import { StaffAccountFields } from './staff-account-fields.js';
import { staffAccountKind, staffAccountsQuery } from './staff-accounts-api.js';
import { useStaffAccountActions } from './use-staff-account-actions.js';
import { useStaffColumns } from './use-staff-columns.js';

const searchTexts = ({ name, email }: StaffAccount) => [name, email ?? ''];

/** The staff accounts, and the permissions of each role. */
export function StaffTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const mayWrite = useMay()('people.write');
  const actions = useStaffAccountActions();
  const reading = useQuery(staffAccountsQuery);
  const { open, edit, add, close } = useEntryEditor(staffAccountKind, reading.data);
  const columns = useStaffColumns(edit, mayWrite ? actions : undefined);
  const owner = reading.data?.find(({ configured, email }) => configured && !email);
  const isInviting = open !== undefined && !open.row;
  const inviteButton = mayWrite && (
    <Button type="primary" icon={<AddIcon />} onClick={add}>
      {t('staffAccount.add')}
    </Button>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('staffAccount.search')}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={inviteButton}
      />
      <StaffTable
        label={t('tab.staff')}
        columns={columns}
        shown={pageOf(reading.data, { page: list.page, q: list.q, searchTexts })}
        reading={reading}
        list={list}
        empty={{ title: t('staffAccount.empty'), text: t('staffAccount.emptyText') }}
      />
      <RolesTable />
      {isInviting && owner && <OwnerEmailDialog owner={owner} onClose={close} />}
      {open && !(isInviting && owner) && (
        <RecordDrawer key={open.entry} kind={staffAccountKind} entry={open} onClose={close}>
          <StaffAccountFields hasFixedRole={open.row?.configured ?? false} />
        </RecordDrawer>
      )}
    </>
  );
}
